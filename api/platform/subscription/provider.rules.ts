import type { PaymentStanding } from "#contract/subscription"
import { type Day, todayIn } from "#domain/day"
import type { PaymentTry } from "#domain/payment-tries"
import type { ApiParts } from "../../ports/parts"
import type { PaymentProvider, ProviderPayment } from "../../ports/payment-provider"
import type { MethodRow, PageRow, TryRow } from "./payments.queries"

const minute = 60_000
const hour = 60 * minute

/** The provider of payments, where people pay by its pages. */
export const providerOf = (payments: ApiParts["payments"]): PaymentProvider | undefined =>
  typeof payments === "object" ? payments : undefined

/** How long a page is open; the provider has none that closes sooner than half an hour after it was asked for. */
export const pageLasts = 60 * minute
/** How long the same page is asked for again where no answer came. */
const pageWaits = 25 * minute

/** Whether a page may still be shown, or asked for again. */
export const isPageUsable = (
  { session, createdAt, endsAt }: Pick<PageRow, "session" | "createdAt" | "endsAt">,
  now: Date,
): boolean => (session ? endsAt > now : now.getTime() - createdAt.getTime() < pageWaits)

/** When something that is open is asked about next: within the hour, and less often the longer it lasts. */
export function askNext(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  return new Date(now.getTime() + Math.min(12 * hour, Math.max(hour, age / 4)))
}

/** A charge is asked for by the same key for less than a day; the provider forgets it after one. */
export const keyIsForgotten = ({ sentAt }: Pick<TryRow, "sentAt">, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() > 23 * hour

const dayOf = (instant: Date | null): Day | null => instant && todayIn("Europe/Paris", instant)

export const asTry = ({ means, state, reason, endedAt }: TryRow): PaymentTry => ({
  ...{ means, state, reason, endedOn: dayOf(endedAt) },
})

type Chargeable = MethodRow & { method: string; means: "card" | "sepa"; since: Date }

/** By what someone can be charged: it was entered, and not withdrawn. */
export const canCharge = (row: MethodRow | undefined): row is Chargeable =>
  row !== undefined && row.method !== null && row.means !== null && row.goneAt === null

/** Whether it was entered after a try that failed. */
export const isNewer = ({ since }: Chargeable, last: TryRow | undefined): boolean =>
  last?.endedAt != null && since > last.endedAt

/** Whether what the provider says is of our bill: its amount, its currency and the names that we gave it. */
export const isOurs = (
  { amount, billId }: Pick<TryRow, "amount" | "billId">,
  said: ProviderPayment,
): boolean =>
  said.amount === amount &&
  said.currency === "eur" &&
  (said.names.bill ? said.names.bill === billId : said.names.page !== undefined)

/** On which day money came: a card's at once, a debit's when its bank said so. */
export function paidOn(means: "card" | "sepa", { paidAt }: ProviderPayment, today: Day): Day {
  const day = paidAt && means === "card" ? todayIn("Europe/Paris", paidAt) : today
  return day < today ? day : today
}

/** What is said of a page that somebody comes back from. */
export function standingOf(
  page: PageRow | undefined,
  paid: TryRow | undefined,
  now: Date,
): PaymentStanding {
  if (!page) return { state: "none", url: null }
  if (page.state === "open")
    return page.endsAt > now ? { state: "open", url: page.url } : { state: "waiting", url: null }
  if (page.state === "expired") return { state: "expired", url: null }
  if (page.mode === "setup" || paid?.state === "succeeded") return { state: "done", url: null }
  const isOver = paid?.state === "failed" || paid?.state === "takenBack"
  return { state: isOver ? "failed" : "waiting", url: null }
}
