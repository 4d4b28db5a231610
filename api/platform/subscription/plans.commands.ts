import type { NewPlan, NewPlanPrice, Plan, PlanChanges, PlanSeller } from "#contract/plans"
import { daysBetween } from "#domain/day"
import { lackOfSeller } from "#domain/missing"
import type { Owner } from "#domain/owner"
import { prolongedByOffer } from "#domain/subscription"
import { noticeDays } from "#domain/subscription-price"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { ensure, found, HttpProblem, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { sellerFactsOf } from "../../sales/documents/freezing.rules"
import { sellerOn } from "../../sales/documents/parties.commands"
import * as queries from "./plans.queries"
import { showPlan } from "./rules"

type Administering = Context & AuditContext

/** Nothing is offered that nobody would bill. */
async function ensureSeller({ db }: Administering, isOffered: boolean): Promise<void> {
  if (isOffered) ensure(await queries.findSeller(db), "noSeller")
}

/** The first plan on offer shuts nobody at once: trials that were over unnoticed end when everybody has been told. */
async function prolongTrials({ db, today }: Administering): Promise<void> {
  const all = await queries.listPlans(db)
  if (all.some(({ offered }) => offered)) return
  const noneSince = all
    .flatMap(({ withdrawnOn }) => withdrawnOn ?? [])
    .sort()
    .at(-1)
  await queries.prolongTrials(db, prolongedByOffer(today, noneSince ?? null))
}

export async function addPlan(context: Administering, plan: NewPlan): Promise<Plan> {
  const { db, today } = context
  await ensureSeller(context, plan.offered)
  if (plan.offered) await prolongTrials(context)
  const added = await queries.addPlan(db, plan, today)
  if (!added) invalid([{ path: "code", code: "taken" }])
  await recordAudit(context, "plans.added", { id: added.id, name: added.code })
  return showPlan(added, today)
}

/** The plan as it is now; not changed where the version is not the current one. */
export async function changePlan(context: Administering, id: string, changes: PlanChanges) {
  const { db, today } = context
  const before = found(await queries.findPlan(db, id))
  await ensureSeller(context, changes.offered)
  const isWithdrawn = before.offered && !changes.offered
  if (changes.offered) await prolongTrials(context)
  const withdrawnOn = isWithdrawn ? today : before.withdrawnOn
  const changed = await queries.changePlan(db, id, { ...changes, withdrawnOn })
  if (changed && changed.offered !== before.offered)
    await recordAudit(context, changed.offered ? "plans.offered" : "plans.withdrawn", {
      id,
      name: changed.code,
    })
  return { before: showPlan(before, today), changed: changed && showPlan(changed, today) }
}

/** A price from a day on; what was asked before stays. */
export async function addPlanPrice(
  context: Administering,
  id: string,
  price: NewPlanPrice,
): Promise<Plan> {
  const { db, today } = context
  const plan = found(await queries.findPlan(db, id))
  if (price.startsOn < today) invalid([{ path: "startsOn", code: "beforeToday" }])
  // They are told in the morning after at the latest.
  if (price.forSubscribers && daysBetween(today, price.startsOn) <= noticeDays)
    invalid([{ path: "startsOn", code: "toldThirtyDaysBefore" }])
  await queries.addPrice(db, plan.id, price)
  if (price.forSubscribers) await queries.announcePrice(db, plan.id, price)
  await recordAudit(context, "plans.priced", { id, name: plan.code }, { after: { ...price } })
  return showPlan(found(await queries.findPlan(db, plan.id)), today)
}

/** From now on bills of subscriptions are the caller’s. Who has billed some goes on: their numbers follow each other. */
export async function becomeSeller(context: Administering & { owner: Owner }): Promise<void> {
  const { db, owner, person } = context
  const before = await queries.findSeller(db)
  if (before === owner) return
  ensure(!before || !(await queries.hasBilled(db)), "sellerBilled")
  const missing = await missingOfOperator(context)
  if (missing.length > 0) throw new HttpProblem(409, "sellerIncomplete", { errors: missing })
  await queries.nameSeller(db, owner)
  await recordAudit(context, "plans.sellerNamed", { id: owner, name: person.username })
}

/**
 * What the caller's profile lacks to bill subscriptions, by its fields: businesses elsewhere in the Union are among
 * subscribers, so that a VAT number is asked for, unless nothing is sold with VAT.
 */
export async function missingOfOperator(context: Context): Promise<PlanSeller["missing"]> {
  const seller = sellerFactsOf(await sellerOn(context, context.today))
  return lackOfSeller(seller, seller.vatRegime !== "franchise").map(({ path, code }) => ({
    path,
    code,
  }))
}
