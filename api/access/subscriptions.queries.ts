import { asc, eq, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { RunningPlan, Subscription } from "#domain/subscription"
import type { Database } from "../../database/client"
import { plans, subscriptionBills, subscriptions } from "./subscriptions.schema"

type Row = typeof subscriptions.$inferSelect
type BillRow = typeof subscriptionBills.$inferSelect

/** What happened to someone's subscription. The trial begins with the first call of theirs that is accepted. */
export async function enterSubscription(
  db: Database,
  owner: Owner,
  trialEndsOn: Day,
): Promise<Subscription> {
  const known = await findSubscription(db, owner)
  if (known) return known.facts
  await db.insert(subscriptions).values({ owner, trialEndsOn }).onConflictDoNothing()
  const entered = await findSubscription(db, owner)
  if (!entered) throw new Error("no subscription was entered")
  return entered.facts
}

export async function findSubscription(db: Database, owner: Owner) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.owner, owner))
  return row && { row, facts: factsOf(row, await listSubscriptionBills(db, owner)) }
}

/** The same under lock, until the transaction ends. */
export async function lockSubscription(db: Database, owner: Owner) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.owner, owner))
    .for("update")
  return row && { row, facts: factsOf(row, await listSubscriptionBills(db, owner)) }
}

/** Whether anyone can choose a plan: as long as nobody can, nobody's access ends. */
export async function isAnyPlanOffered(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(plans)
    .where(eq(plans.offered, true))
    .limit(1)
  return found !== undefined
}

/** The menus of the plans that do not open all. */
export async function listPlanMenus(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ id: plans.id, menus: plans.menus })
    .from(plans)
    .where(sql`cardinality(${plans.menus}) > 0`)
  return new Map(rows.map(({ id, menus }) => [id, menus]))
}

export function listSubscriptionBills(db: Database, owner: Owner): Promise<BillRow[]> {
  return db
    .select()
    .from(subscriptionBills)
    .where(eq(subscriptionBills.owner, owner))
    .orderBy(asc(subscriptionBills.position))
}

/** The facts that rows say. */
export function factsOf(row: Row, bills: readonly BillRow[]): Subscription {
  const { trialEndsOn, cancelledOn, lapsedOn, givenUntil, credit } = row
  return {
    ...{ trialEndsOn, cancelledOn, lapsedOn, givenUntil, credit },
    running: runningOf(row),
    bills: bills.map(({ planId, period, means, ...bill }) => ({
      startsOn: bill.startsOn,
      endsOn: bill.endsOn,
      choice: { plan: planId, period, means },
      amount: bill.amount,
      fromCredit: bill.fromCredit,
      money: bill.money,
      dueSince: bill.dueSince,
      graceEndsOn: bill.graceEndsOn,
      creditedOn: bill.creditedOn,
    })),
  }
}

function runningOf({ planId, period, means, anchor, billed }: Row): RunningPlan | null {
  if (planId === null || period === null || means === null) return null
  return anchor === null || billed === null ? null : { plan: planId, period, means, anchor, billed }
}
