import type { Language } from "#contract/values"
import { nobody, type Owner } from "#domain/owner"
import { isDue, type Subscription, subscriptionOn } from "#domain/subscription"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import { listSubscriptionBills, lockSubscription } from "../../access/subscriptions.queries"
import { ensure, found, HttpProblem } from "../../http/problem"
import { findVatRegime } from "../../people/profile/vat-regime.queries"
import { onBehalfOf } from "../../ports/on-behalf"
import {
  type BegunPage,
  type NewPage,
  type PaymentProvider,
  ProviderAway,
} from "../../ports/payment-provider"
import { findBill } from "../../sales/bills/queries"
import { begin, type PaymentParts } from "./apply.commands"
import { askOpenPage } from "./ask.commands"
import { findKeptMoney, type SellerContext, type Subscriber } from "./bill.commands"
import { noticePayments } from "./course.commands"
import {
  addPage,
  changePage,
  findMethod,
  findOpenPage,
  listTries,
  type PageRow,
  saveCustomer,
} from "./payments.queries"
import { findPlan, findSeller, listPlans } from "./plans.queries"
import { askNext, canCharge, isPageUsable, pageLasts } from "./provider.rules"
import { forgetNextPrice, saveSubscription } from "./queries"
import { nameIn, priceOn, withVat } from "./rules"

/** Who is sent to a page, and where they come back to. */
export interface Sent {
  subscriber: Subscriber
  mount: "admin" | "ap"
  language: Language
}

type Wanted = Partial<
  Pick<PageRow, "mode" | "planId" | "period" | "priceHT" | "position" | "amount">
> &
  Pick<PageRow, "mode">

/**
 * Chooses a plan by a page of the provider's: by what one pays, in the trial, and the first payment afterwards. What was
 * entered before and still holds needs no page. Chosen twice, it is one page.
 */
export async function chooseByPage(
  parts: PaymentParts,
  provider: PaymentProvider,
  sent: Sent,
  code: string,
): Promise<void> {
  await sendTo(parts, provider, sent, async (context, seller, facts) => {
    const { db, today } = context
    const { subscriber } = sent
    const plan = found((await listPlans(db)).find((one) => one.code === code && one.offered))
    const { state } = subscriptionOn({ ...facts, givenUntil: null }, today)
    const isInForce = facts.running?.plan === plan.id && !facts.cancelledOn
    if (isInForce && state !== "inactive") return { facts }
    const priceHT = found(priceOn(plan, today))
    const { id: planId, period } = plan
    const wanted = { planId, period, priceHT }
    const method = await findMethod(db, subscriber.id)
    const regime = await findVatRegime(db, seller, today)
    const chargesVat = regime !== "franchise"
    const level = plan.vatCategory
    const total = withVat(priceHT, { place: subscriber.client, level, chargesVat, today })
    const kept = Math.max(facts.credit, await findKeptMoney(db, seller, subscriber.id))
    const amount = state === "inactive" ? total - kept : 0
    const means = canCharge(method) ? method.means : "card"
    if (state !== "inactive" && !canCharge(method))
      return { facts, page: { mode: "setup", ...wanted } }
    if (amount > 0) return { facts, page: { mode: "payment", ...wanted, amount } }
    await forgetNextPrice(db, subscriber.id)
    const choice = { plan: planId, period, means }
    return { facts: await begin(context, subscriber, facts, choice, priceHT, today), priceHT }
  })
}

/** Has somebody enter another card or account. */
export const enterMeans = (parts: PaymentParts, provider: PaymentProvider, sent: Sent) =>
  sendTo(parts, provider, sent, async (_, __, facts) => ({ facts, page: { mode: "setup" } }))

/** Has somebody pay one bill that is owed. */
export const payByPage = (
  parts: PaymentParts,
  provider: PaymentProvider,
  sent: Sent,
  position: number,
) =>
  sendTo(parts, provider, sent, async ({ db }, seller, facts) => {
    const period = found((await listSubscriptionBills(db, sent.subscriber.id))[position])
    const bill = found(facts.bills[position])
    ensure(isDue(bill), "billPaid")
    const tries = await listTries(db, sent.subscriber.id)
    const isUnderWay = tries.some(
      (one) => one.position === position && ["open", "processing"].includes(one.state),
    )
    ensure(!isUnderWay, "paymentUnderWay")
    const { due: amount } = found(await findBill(db, seller, period.billId))
    return { facts, page: { mode: "payment", position, amount } }
  })

interface Decided {
  facts: Subscription
  page?: Wanted
  priceHT?: number
}

/** Decides under the lock whether a page is wanted, and begins it outside of it. */
async function sendTo(
  parts: PaymentParts,
  provider: PaymentProvider,
  sent: Sent,
  decide: (context: SellerContext, seller: Owner, facts: Subscription) => Promise<Decided>,
): Promise<void> {
  const seller = await findSeller(reading(parts.pool, nobody))
  ensure(seller, "noSeller")
  const { id: owner } = sent.subscriber
  await orAway(parts, async () => {
    // What was paid a moment ago may not be known yet.
    const open = await findOpenPage(reading(parts.pool, owner), owner)
    if (open) await askOpenPage(parts, seller, { ...open, owner })
    const page = await onBehalfOf(parts, seller, parts.clock(), async (context) => {
      const { db } = context
      const { row, facts } = found(await lockSubscription(db, owner))
      const noticed = await noticePayments(context, owner, facts)
      const { page: wanted, ...decided } = await decide(context, seller, noticed)
      const { priceHT = row.priceHT } = decided
      await saveSubscription(db, owner, decided.facts, { priceHT })
      return wanted && takePage(context, owner, wanted)
    })
    if (page && !page.url) await openPage(parts, provider, sent, { seller, page })
  })
}

/** The one page that is open, if it is for the same; a new one where none is. */
async function takePage(
  { db, now }: SellerContext,
  owner: Owner,
  wanted: Wanted,
): Promise<PageRow> {
  const open = await findOpenPage(db, owner)
  if (open && isPageUsable(open, now)) {
    if (isSame(open, wanted)) return open
    throw new HttpProblem(409, "paymentUnderWay", { current: { url: open.url } })
  }
  if (open) await changePage(db, owner, open.id, { state: "expired" })
  const endsAt = new Date(now.getTime() + pageLasts)
  return addPage(db, owner, { ...wanted, createdAt: now, endsAt, askAt: askNext(now, now) })
}

const isSame = (open: PageRow, { mode, planId = null, position = null, amount = null }: Wanted) =>
  open.mode === mode &&
  open.planId === planId &&
  open.position === position &&
  open.amount === amount

/** Begins a page at the provider: asked for again after no answer came, it is the same one. */
async function openPage(
  parts: PaymentParts,
  provider: PaymentProvider,
  { subscriber, mount, language }: Sent,
  { seller, page }: { seller: Owner; page: PageRow },
): Promise<void> {
  const { id: owner, client } = subscriber
  const known = await findMethod(reading(parts.pool, owner), owner)
  const asked: NewPage = {
    ...{ id: page.id, language, endsAt: page.endsAt },
    payer: { customer: known?.customer ?? null, subscriber: owner, email: client.email },
    returnTo: `${parts.origin}/${mount}/subscription/payment?page=${page.id}`,
  }
  const begun = await beginAt(parts, provider, asked, page)
  await onBehalfOf(parts, seller, parts.clock(), async ({ db }) => {
    await saveCustomer(db, owner, { provider: provider.name, customer: begun.customer })
    await changePage(db, owner, page.id, { session: begun.id, url: begun.url })
  })
}

async function beginAt(
  { pool }: Pick<PaymentParts, "pool">,
  provider: PaymentProvider,
  asked: NewPage,
  { id, planId, position, amount, owner }: PageRow,
): Promise<BegunPage> {
  if (amount === null) return provider.beginSetup(asked)
  const subscriber = ownerOfRow({ owner })
  const db = reading(pool, subscriber)
  const rows = await listSubscriptionBills(db, subscriber)
  const row = position === null ? undefined : rows[position]
  const plan = found(await findPlan(db, planId ?? found(row).planId))
  const names = { page: id, ...(row && { bill: row.billId }) }
  return provider.beginPayment({ ...asked, amount, title: nameIn(plan, asked.language), names })
}

/** A provider that does not answer is no fault of ours; nothing was done, and the same may be tried again. */
async function orAway({ log }: Pick<PaymentParts, "log">, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log.warn({ err: error }, "the provider of payments is away")
    throw new HttpProblem(503, "paymentsAway", { headers: { "Retry-After": "10" } })
  }
}

/** What became of a page that one was sent to: one's own only, the last one where none is named. */
export async function lookAtPage(
  parts: PaymentParts,
  owner: Owner,
  find: () => Promise<PageRow | undefined>,
): Promise<PageRow | undefined> {
  const seller = await findSeller(reading(parts.pool, nobody))
  const page = await find()
  if (!seller || page?.state !== "open" || !page.session) return page
  try {
    await askOpenPage(parts, seller, { ...page, owner })
  } catch (error) {
    // It is asked about again: the page says that one waits.
    if (!(error instanceof ProviderAway)) throw error
  }
  return find()
}
