import { and, asc, eq, getTableColumns, gte, isNull, lt, sql } from "drizzle-orm"
import type { NewPlan, NewPlanPrice, PlanChanges } from "#contract/plans"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { people } from "../../access/schema"
import { plans, subscriptionBills, subscriptions } from "../../access/subscriptions.schema"
import { planPrices, subscriptionSeller } from "./schema"

const prices = sql<
  { startsOn: Day; priceHT: number }[]
>`(select coalesce(jsonb_agg(jsonb_build_object(
  'startsOn', ${planPrices.startsOn}, 'priceHT', ${planPrices.priceHT}) order by ${planPrices.startsOn}), '[]')
  from ${planPrices} where ${planPrices.planId} = plans.id)`

export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]

/** Plans belong to the installation, not to an owner; in the order of the page of prices. */
export function listPlans(db: Database) {
  return db
    .select({ ...getTableColumns(plans), prices })
    .from(plans)
    .orderBy(asc(plans.place), asc(plans.code))
}

export async function findPlan(db: Database, id: string) {
  const [plan] = await db
    .select({ ...getTableColumns(plans), prices })
    .from(plans)
    .where(eq(plans.id, id))
  return plan
}

/** Nothing is returned where the code is taken. */
export async function addPlan(db: Database, { priceHT, ...plan }: NewPlan, today: Day) {
  const [added] = await db
    .insert(plans)
    .values(plan)
    .onConflictDoNothing()
    .returning({ id: plans.id })
  if (!added) return undefined
  await addPrice(db, added.id, { startsOn: today, priceHT, forSubscribers: false })
  return findPlan(db, added.id)
}

/** Nothing is returned where the version is not the current one. */
export async function changePlan(
  db: Database,
  id: string,
  { version, ...changes }: PlanChanges & { withdrawnOn: Day | null },
) {
  const [changed] = await db
    .update(plans)
    .set(changes)
    .where(and(eq(plans.id, id), eq(plans.version, version)))
    .returning({ id: plans.id })
  return changed && findPlan(db, id)
}

/** The price from a day on; another one of that day is replaced. */
export async function addPrice(db: Database, planId: string, price: NewPlanPrice): Promise<void> {
  await db
    .insert(planPrices)
    .values({ planId, ...price })
    .onConflictDoUpdate({
      target: [planPrices.planId, planPrices.startsOn],
      set: { priceHT: price.priceHT, forSubscribers: price.forSubscribers },
    })
}

/** What those who have the plan pay from a day on, as soon as they were told of it; the call must be an administrator's. */
export async function announcePrice(
  db: Database,
  planId: string,
  { startsOn, priceHT }: NewPlanPrice,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ nextPriceHT: priceHT, nextPriceOn: startsOn, priceToldOn: null })
    .where(eq(subscriptions.planId, planId))
}

/**
 * Has trials end on a day that would end before it, and that were not over before `from`; of whoever neither chose a
 * plan nor had one. The call must be an administrator's.
 */
export async function prolongTrials(
  db: Database,
  { from, endsOn }: { from: Day | null; endsOn: Day },
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ trialEndsOn: endsOn })
    .where(
      and(
        lt(subscriptions.trialEndsOn, endsOn),
        from ? gte(subscriptions.trialEndsOn, from) : undefined,
        isNull(subscriptions.planId),
        isNull(subscriptions.lapsedOn),
        sql`not exists (select from ${subscriptionBills}
          where ${subscriptionBills.owner} = ${subscriptions.owner})`,
      ),
    )
}

/** Whose bills those of subscriptions are; nobody's where administrators named nobody. */
export async function findSeller(db: Database): Promise<Owner | undefined> {
  const [found] = await db.select({ owner: subscriptionSeller.seller }).from(subscriptionSeller)
  return found && ownerOfRow(found)
}

export async function findSellerName(db: Database): Promise<string | null> {
  const [found] = await db
    .select({ name: people.name, username: people.username })
    .from(subscriptionSeller)
    .innerJoin(people, eq(people.id, subscriptionSeller.seller))
  return found ? (found.name ?? found.username) : null
}

/** Whether any bill of a subscription was issued: to be asked in the scope of people. */
export async function hasBilled(db: Database): Promise<boolean> {
  const [found] = await db.select({ one: sql`1` }).from(subscriptionBills).limit(1)
  return found !== undefined
}

export async function nameSeller(db: Database, seller: Owner): Promise<void> {
  await db
    .insert(subscriptionSeller)
    .values({ seller })
    .onConflictDoUpdate({ target: subscriptionSeller.onlyOne, set: { seller } })
}
