import { planMenus } from "#contract/permissions"
import type { PaymentStanding, SubscriptionBill, SubscriptionDetails } from "#contract/subscription"
import type { Language } from "#contract/values"
import { nobody, type Owner } from "#domain/owner"
import { planOn, subscriptionOn } from "#domain/subscription"
import {
  awaited,
  cancelPlan,
  closeUnpaid,
  keepPlan,
  nextPlan,
  opensBeforePayment,
} from "#domain/subscription-course"
import type { PlanTerms } from "#domain/subscription-price"
import { type Database, inTransaction } from "../../../database/client"
import { reading } from "../../../database/reading"
import { isAdministrator } from "../../access/rules"
import {
  findSubscription,
  listSubscriptionBills,
  lockSubscription,
} from "../../access/subscriptions.queries"
import { type FileContext, receive } from "../../files/receive.commands"
import { ensure, found, HttpProblem, invalid } from "../../http/problem"
import { receivePurchase } from "../../money/purchases/commands"
import { findProfile } from "../../people/profile/queries"
import { findVatRegime } from "../../people/profile/vat-regime.queries"
import type { Context, OutsideContext } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import type { Person } from "../../ports/person"
import { findFollowers } from "../../sales/bills/credit-note.queries"
import { findBill } from "../../sales/bills/queries"
import { storedDocument } from "../../sales/bills/stored-document.commands"
import { findKeptMoney, isPaid, type Subscriber } from "./bill.commands"
import { choosePlan } from "./keep.commands"
import { chooseByPage, enterMeans, lookAtPage, payByPage } from "./page.commands"
import { findLastPage, findMethod, findOpenPage, findPage, findTryOfPage } from "./payments.queries"
import { findSeller, listPlans, type PlanRow } from "./plans.queries"
import { providerOf, standingOf } from "./provider.rules"
import {
  changeSubscriptionBill,
  findWaiting,
  keepPresence,
  listTakenOver,
  rememberTakenOver,
  saveSubscription,
} from "./queries"
import {
  clientOf,
  missingOfSubscriber,
  nameIn,
  priceOn,
  showState,
  type Taxing,
  textIn,
  unlimited,
  withVat,
} from "./rules"

type Parts = "pool" | "payments"
interface Reader {
  language: Language
  person: Pick<Person, "id" | "email" | "roles">
}

/** Where someone's subscription stands, and what there is to choose. */
export async function showSubscription(
  context: Context<Parts> & Reader,
): Promise<SubscriptionDetails> {
  const { owner, db, today, now, parts, person, language } = context
  const known = await findSubscription(db, owner)
  const all = await listPlans(db)
  const offered = all.filter((plan) => plan.offered)
  const limits = parts.payments !== "off" && !isAdministrator(person) && offered.length > 0
  if (!known || !limits) return unlimited
  const { facts } = known
  const state = subscriptionOn(facts, today)
  const { running } = facts
  const next = nextPlan(facts, today)
  const current = next ? planOn(facts, today) : running?.plan
  const waiting = awaited(facts)
  const books = await readBooks(parts, { db, owner }, waiting && facts.bills.indexOf(waiting))
  const isWritable = state.state !== "inactive"
  const chargesVat = await sellerChargesVat(parts, today)
  const hasPlan = running !== null && !facts.cancelledOn && state.state !== "inactive"
  const profile = await findProfile(db, owner)
  const missing = missingOfSubscriber(profile, today)
  // Who can be billed sees what they will be billed.
  const isKnown = profile && missing.length === 0
  const place = isKnown ? clientOf(profile, null) : undefined
  return {
    isLimited: true,
    ...showState(state),
    trialShared: known.row.trialShared && state.state === "free trial",
    planName: nameOf(all, current ?? running?.plan, language),
    next:
      next &&
      nextOf(all, next, known.row.priceHT, { chargesVat, today: next.startsOn, language, place }),
    awaited:
      waiting && books.due !== 0
        ? {
            planName: nameOf(all, waiting.choice.plan, language) ?? "",
            position: facts.bills.indexOf(waiting),
            amount: books.due ?? waiting.amount - waiting.fromCredit,
            payBy: waiting.graceEndsOn ?? today,
          }
        : null,
    opensAtOnce: isWritable || opensBeforePayment(facts),
    missing,
    plans: offered.map((plan) => ({
      ...shownPlan(plan, { chargesVat, today, language, place }),
      id: plan.id,
      state: plan.id === current ? showState(state).state : "available",
      canBeChosen: !waiting && !(hasPlan && plan.id === running.plan),
    })),
    canCancel: hasPlan || waiting !== undefined,
    canKeep: running !== null && facts.cancelledOn !== null && state.state !== "inactive",
    nextPrice: nextPriceOf(known.row, running !== null, today),
    waiting: await findWaiting(db, owner),
    credit: Math.max(facts.credit, books.kept),
    ...(await showPayment(db, owner, { parts, now })),
  }
}

/** What the seller's books say: what they keep of one's money, and what is still to be paid of one bill. */
async function readBooks(
  { pool }: Pick<ApiParts, "pool">,
  { db, owner }: Pick<Context, "db" | "owner">,
  position: number | undefined,
): Promise<{ kept: number; due?: number }> {
  const seller = await findSeller(db)
  if (!seller) return { kept: 0 }
  const books = reading(pool, seller)
  const kept = await findKeptMoney(books, seller, owner)
  if (position === undefined) return { kept }
  const row = found((await listSubscriptionBills(db, owner))[position])
  return { kept, due: found(await findBill(books, seller, row.billId)).due }
}

/** By what somebody pays, and the page that they have not finished. */
async function showPayment(
  db: Database,
  owner: Owner,
  { parts, now }: { parts: Pick<ApiParts, "payments">; now: Date },
): Promise<Pick<SubscriptionDetails, "paidBy" | "method" | "openPage">> {
  if (!providerOf(parts.payments)) return { paidBy: "transfer", method: null, openPage: null }
  const [row, page] = [await findMethod(db, owner), await findOpenPage(db, owner)]
  const { url, endsAt } = page ?? { url: null, endsAt: now }
  return {
    paidBy: "page",
    method: row?.means ? { means: row.means, label: row.label, isGone: row.goneAt !== null } : null,
    openPage: url && endsAt > now ? { url, until: endsAt.toISOString() } : null,
  }
}

/** A price to come, as long as it has not begun. */
function nextPriceOf({ nextPriceHT, nextPriceOn }: PlanTerms, isRunning: boolean, today: string) {
  const isToCome = isRunning && nextPriceHT !== null && nextPriceOn !== null && nextPriceOn > today
  return isToCome ? { priceHT: nextPriceHT, startsOn: nextPriceOn } : null
}

const nameOf = (plans: PlanRow[], id: string | undefined, language: Language): string | null => {
  const plan = plans.find((one) => one.id === id)
  return plan ? nameIn(plan, language) : null
}

interface Showing {
  chargesVat: boolean
  today: string
  language: Language
  /** Where whoever looks is billed, where it is known; else the mainland. */
  place?: Taxing["place"]
}

/** A plan that begins later, at the price at which it was chosen. */
function nextOf(
  plans: PlanRow[],
  { plan: id, startsOn }: { plan: string; startsOn: string },
  priceHT: number | null,
  showing: Showing,
) {
  const plan = found(plans.find((one) => one.id === id))
  const shown = shownPlan(plan, showing, priceHT)
  return {
    code: shown.code,
    name: shown.name,
    priceHT: shown.priceHT,
    priceTTC: shown.priceTTC,
    startsOn,
  }
}

/** A plan as a page of prices shows it. */
export function shownPlan(
  plan: PlanRow,
  { chargesVat, today, language, place }: Showing,
  kept?: number | null,
) {
  const priceHT = kept ?? priceOn(plan, today) ?? 0
  return {
    code: plan.code,
    name: nameIn(plan, language),
    text: textIn(plan, language),
    period: plan.period,
    menus: planMenus.filter((menu) => plan.menus.includes(menu)),
    priceHT,
    priceTTC: withVat(priceHT, { place, level: plan.vatCategory, chargesVat, today }),
  }
}

/** Whether the seller's prices bear VAT. */
export async function sellerChargesVat({ pool }: Pick<ApiParts, "pool">, today: string) {
  const seller = await findSeller(reading(pool, nobody))
  const regime = seller && (await findVatRegime(reading(pool, seller), seller, today))
  return regime !== "franchise"
}

/** Chooses a plan for oneself; what the profile lacks to be billed is asked first. */
export async function chooseOwnPlan(
  context: Paying,
  { plan: code, mount }: { plan: string; mount: "admin" | "ap" },
): Promise<void> {
  const { owner, parts, today, now, language } = context
  const db = reading(parts.pool, owner)
  const offered = parts.payments === "off" ? [] : await listPlans(db)
  const isOffered = offered.some((plan) => plan.code === code && plan.offered)
  if (!isOffered) invalid([{ path: "plan", code: "planGone" }])
  const subscriber = await billable(context)
  const provider = providerOf(parts.payments)
  if (provider) await chooseByPage(parts, provider, { subscriber, mount, language }, code)
  else await choosePlan(parts, subscriber, code, now)
  await keepPresence(parts.pool, { today, limits: true }, owner)
}

type Paying = OutsideContext<Parts | "queue" | "log" | "origin" | "clock"> & Reader

/** As what one is billed; what the profile lacks for that is asked first. */
async function billable({ owner, parts, person, today }: Paying): Promise<Subscriber> {
  const profile = await findProfile(reading(parts.pool, owner), owner)
  const missing = missingOfSubscriber(profile, today)
  if (!profile || missing.length > 0)
    throw new HttpProblem(409, "profileIncomplete", { errors: missing })
  return { id: owner, client: clientOf(profile, person.email) }
}

/** Has oneself sent to a page on which to enter another card or account. */
export async function enterOwnMeans(context: Paying, mount: "admin" | "ap"): Promise<void> {
  const { parts, language } = context
  const provider = providerOf(parts.payments)
  ensure(provider, "paidByTransfer")
  await enterMeans(parts, provider, { subscriber: await billable(context), mount, language })
}

/** Has oneself sent to a page on which to pay one bill. */
export async function payOwnBill(
  context: Paying,
  position: number,
  mount: "admin" | "ap",
): Promise<void> {
  const { parts, language, owner } = context
  const provider = providerOf(parts.payments)
  ensure(provider, "paidByTransfer")
  found((await listSubscriptionBills(reading(parts.pool, owner), owner))[position])
  const subscriber = await billable(context)
  await payByPage(parts, provider, { subscriber, mount, language }, position)
}

/** What became of the page that one comes back from; one's own only. */
export async function showOwnPage(
  { owner, parts }: OutsideContext<"pool" | "queue" | "log" | "origin" | "clock" | "payments">,
  id: string | undefined,
): Promise<PaymentStanding> {
  const db = reading(parts.pool, owner)
  const isId = id === undefined || /^[0-9a-f-]{36}$/i.test(id)
  const page = isId
    ? await lookAtPage(parts, owner, () =>
        id === undefined ? findLastPage(db, owner) : findPage(db, owner, id),
      )
    : undefined
  if (!page && id !== undefined) throw new HttpProblem(404, "paymentNotFound")
  const last = page?.mode === "payment" ? await findTryOfPage(db, owner, page) : undefined
  return standingOf(page, last, parts.clock())
}

/** Leaves: at the end of what is paid, or at once where the bill is not. Twice is once. */
export function cancelOwnPlan(context: Context): Promise<void> {
  return change(context, cancelPlan)
}

/** Takes it back, as long as the access goes on. */
export function keepOwnPlan(context: Context): Promise<void> {
  return change(context, keepPlan)
}

async function change({ owner, db, today }: Context, by: typeof cancelPlan): Promise<void> {
  const { row, facts } = found(await lockSubscription(db, owner))
  const changed = by(closeUnpaid(facts, today), today)
  await saveSubscription(db, owner, changed, row)
  // What is credited here is credited on paper by the seller's next run, and charged no more.
  for (const [position, bill] of changed.bills.entries())
    await changeSubscriptionBill(db, owner, position, bill)
}

/** The bills of someone's periods, the newest first: papers of the seller's. */
export async function listOwnBills({
  owner,
  db,
  parts,
}: Context<"pool" | "payments">): Promise<SubscriptionBill[]> {
  const rows = await listSubscriptionBills(db, owner)
  const seller = await findSeller(db)
  if (!seller) return []
  const papers = reading(parts.pool, seller)
  const taken = await listTakenOver(db, owner)
  const shown = rows.map(async ({ position, billId, startsOn, endsOn, amount, ...row }) => {
    const paper = found(await findBill(papers, seller, billId))
    const [note] = row.creditedOn ? await findFollowers(papers, seller, billId) : []
    const credit = note && (await findBill(papers, seller, note.id))
    // The paper knows of a payment before the subscription is brought up to date.
    const isOwed = row.money !== "succeeded" && !isPaid(paper)
    const state = row.creditedOn ? "credited" : isOwed ? "due" : "paid"
    return {
      ...({ position, startsOn, endsOn, amount, state } as const),
      number: paper.number ?? "",
      releaseDate: paper.releaseDate ?? "",
      left: state === "due" ? paper.due : 0,
      payBy: state === "due" ? row.graceEndsOn : null,
      creditNote: credit?.number ?? null,
      purchaseId: taken.get(position) ?? null,
      canPay: state === "due" && row.money === "failed" && providerOf(parts.payments) !== undefined,
    }
  })
  return (await Promise.all(shown)).reverse()
}

/** The paper of a period, as the seller issued it, or the credit note that cancels it: of one's own only. */
export async function readOwnBill(
  { owner, parts }: OutsideContext<"pool" | "files">,
  position: number,
  paperOf: "bill" | "credit" = "bill",
) {
  const rows = await listSubscriptionBills(reading(parts.pool, owner), owner)
  const row = found(rows.find((one) => one.position === position))
  const seller = found(await findSeller(reading(parts.pool, nobody)))
  const [note] =
    paperOf === "credit" ? await findFollowers(reading(parts.pool, seller), seller, row.billId) : []
  const billId = paperOf === "credit" ? found(note).id : row.billId
  const paper = found(await inTransaction(parts.pool, seller, (db) => findBill(db, seller, billId)))
  const bytes = await storedDocument(parts, seller, billId)
  if (!bytes) throw new HttpProblem(503, "documentPending", { headers: { "Retry-After": "2" } })
  return { bytes, number: paper.number ?? "" }
}

/** Makes a received bill of one's own of the paper of a period: it is read as any that comes in. */
export async function takeOverBill(
  context: FileContext & OutsideContext<"pool" | "files">,
  position: number,
): Promise<{ purchaseId: string }> {
  const { bytes, number } = await readOwnBill(context, position)
  const file = await receive(context, new Uint8Array(bytes), `${number}.pdf`, false)
  const { id } = await receivePurchase(context, file.id)
  await context.inTransaction((db) => rememberTakenOver(db, context.owner, position, id))
  return { purchaseId: id }
}
