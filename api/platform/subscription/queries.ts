import { and, eq, sql } from "drizzle-orm"
import type pg from "pg"
import { administrator } from "#domain/administrator"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { PeriodBill, Subscription } from "#domain/subscription"
import { periodStart } from "#domain/subscription"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { people } from "../../access/schema"
import { subscriptionBills, subscriptions } from "../../access/subscriptions.schema"
import { bills } from "../../sales/bills/schema"
import { billEmails } from "../../sales/documents/schema"
import { recurringBills } from "../../sales/recurring-bills/schema"
import { reminderPlans } from "../../sales/reminders/schema"
import { paymentMethods, paymentTries } from "./payments.schema"
import { subscriptionClients } from "./schema"

/** Keeps what happened to a subscription; `priceHT` is that of its plan. The papers of its bills stay as they were. */
export async function saveSubscription(
  db: Database,
  owner: Owner,
  facts: Subscription,
  { priceHT }: { priceHT: number | null },
): Promise<void> {
  const { trialEndsOn, running, cancelledOn, lapsedOn, givenUntil, credit } = facts
  const isBilled = running && !cancelledOn && !lapsedOn
  await db
    .update(subscriptions)
    .set({
      ...{ trialEndsOn, cancelledOn, lapsedOn, givenUntil, credit },
      planId: running?.plan ?? null,
      period: running?.period ?? null,
      means: running?.means ?? null,
      anchor: running?.anchor ?? null,
      billed: running?.billed ?? null,
      priceHT: running ? priceHT : null,
      billsOn: isBilled ? periodStart(running, running.billed) : null,
    })
    .where(eq(subscriptions.owner, owner))
}

/** Whoever chooses anew has the price of the day, and is told anew of another. */
export async function forgetNextPrice(db: Database, owner: Owner): Promise<void> {
  await db
    .update(subscriptions)
    .set({ nextPriceHT: null, nextPriceOn: null, priceToldOn: null })
    .where(eq(subscriptions.owner, owner))
}

/** From this day on they know of the price to come. */
export async function markPriceTold(db: Database, owner: Owner, today: Day): Promise<void> {
  await db.update(subscriptions).set({ priceToldOn: today }).where(eq(subscriptions.owner, owner))
}

/** The trial is their own from now on, whoever else has their SIREN. */
export async function endSharedTrial(db: Database, owner: Owner): Promise<void> {
  await db.update(subscriptions).set({ trialShared: false }).where(eq(subscriptions.owner, owner))
}

const moving = (bill: PeriodBill) => ({
  startsOn: bill.startsOn,
  endsOn: bill.endsOn,
  money: bill.money,
  dueSince: bill.dueSince,
  graceEndsOn: bill.graceEndsOn,
  creditedOn: bill.creditedOn,
})

/** A period is billed once: the database refuses it a second time. */
export async function addSubscriptionBill(
  db: Database,
  owner: Owner,
  bill: PeriodBill,
  { position, billId }: { position: number; billId: string },
): Promise<void> {
  const { choice, amount, fromCredit } = bill
  const { plan: planId, period, means } = choice
  await db.insert(subscriptionBills).values({
    ...moving(bill),
    ...{ owner, position, billId, planId, period, means, amount, fromCredit },
  })
}

/** What became of a bill. */
export async function changeSubscriptionBill(
  db: Database,
  owner: Owner,
  position: number,
  bill: PeriodBill,
): Promise<void> {
  await db
    .update(subscriptionBills)
    .set(moving(bill))
    .where(and(eq(subscriptionBills.owner, owner), eq(subscriptionBills.position, position)))
}

/**
 * Of those whom the seller bills: who has a period to be billed, a bill that was paid, taken back or not paid in its
 * days, or one that is to be credited.
 */
export async function listSubscribersDue(db: Database, seller: Owner, day: Day): Promise<Owner[]> {
  const { rows } = await db.execute<{ owner: string }>(sql`
    select owner from ${subscriptions} where bills_on <= ${day}
    union
    select s.owner from ${subscriptionBills} s
    join ${bills} b on b.owner = ${seller} and b.id = s.bill_id
    where case
      when s.credited_on is not null then s.money <> 'succeeded'
        and not exists (select from ${bills} c where c.owner = ${seller} and c.origin_id = b.id and c.number is not null)
      when s.money = 'succeeded' then b.paid < b.total_ttc
      else b.paid >= b.total_ttc or s.grace_ends_on < ${day} end
    union
    select s.owner from ${subscriptionBills} s
    left join ${paymentMethods} m on m.owner = s.owner
    left join lateral (
      select count(*) filter (where t.state = 'failed') as failed, max(t.ended_at) as ended_at,
        count(*) filter (where t.state in ('open', 'processing')) as open,
        count(*) filter (where t.state <> 'lost') as tries
      from ${paymentTries} t where t.owner = s.owner and t.position = s.position
    ) t on true
    where s.means <> 'transfer' and s.credited_on is null and s.money in ('unknown', 'failed') and t.open = 0
      and case when t.tries = 0 then s.money = 'unknown' or m.method is not null and m.gone_at is null
        else m.since > t.ended_at
          or t.failed between 1 and 3 and s.due_since <= ${day}::date - 3
            and t.ended_at < ${day}::date::timestamp at time zone 'Europe/Paris' end`)
  return rows.map(ownerOfRow)
}

/** Who may have something to be told on a day: a trial that ends, a bill that is owed, a year that renews. */
export async function listSubscribersToNotify(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const near = `
    select owner from subscriptions
      where (plan_id is null or cancelled_on is not null) and trial_ends_on between $1::date and $1::date + 7
    union
    select owner from subscriptions where period = 'annual' and bills_on between $1::date and $1::date + 30
    union
    select owner from subscriptions where next_price_on is not null and price_told_on is null
    union
    select owner from subscription_bills
      where money = 'failed' and credited_on is null and grace_ends_on >= $1::date`
  const rows = await sweep<{ owner: string }>(pool, "subscriptionNotices", near, [today])
  return rows.map(ownerOfRow)
}

/** What an ended access stopped, and who has it may begin again. */
export async function findWaiting(db: Database, owner: Owner) {
  const { rows } = await db.execute<{
    recurringBills: number
    emails: number
    reminders: boolean
  }>(sql`
    select (select count(*)::int from ${recurringBills} where ${recurringBills.owner} = ${owner}
        and ${recurringBills.pausedBy} = 'failures'
        and ${recurringBills.lastFailure} @> '[{"code": "subscriptionEnded"}]') as "recurringBills",
      (select count(*)::int from ${billEmails} where ${billEmails.owner} = ${owner}
        and ${billEmails.state} = 'draft' and ${billEmails.attempts} > 0) as emails,
      exists (select from ${reminderPlans} where ${reminderPlans.owner} = ${owner}
        and ${reminderPlans.stoppedOn} is not null) as reminders`)
  return rows[0] ?? { recurringBills: 0, emails: 0, reminders: false }
}

/** Hides sites and pages of the directory thirty days after an access ended, and shows them again: of all, or of one. */
export async function keepPresence(
  pool: pg.Pool,
  { today, limits }: { today: Day; limits: boolean },
  of: Owner | null = null,
): Promise<void> {
  await pool.query("select keep_presence($1, $2, $3, $4)", [today, limits, administrator, of])
}

/** Where someone is written to whose profile names no other address. */
export async function findAccountEmail(db: Database, owner: Owner): Promise<string | null> {
  const [person] = await db.select({ email: people.email }).from(people).where(eq(people.id, owner))
  return person?.email ?? null
}

/** As whom the seller bills a subscriber, if they ever did. */
export async function findSubscriptionClient(db: Database, seller: Owner, subscriber: Owner) {
  const [found] = await db
    .select({ clientId: subscriptionClients.clientId })
    .from(subscriptionClients)
    .where(
      and(eq(subscriptionClients.owner, seller), eq(subscriptionClients.subscriber, subscriber)),
    )
  return found?.clientId
}

export async function addSubscriptionClient(
  db: Database,
  seller: Owner,
  subscriber: Owner,
  clientId: string,
): Promise<void> {
  await db.insert(subscriptionClients).values({ owner: seller, subscriber, clientId })
}

/** The received bills that were made of one's bills and are still there, by the place of each. */
export async function listTakenOver(db: Database, owner: Owner): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ position: number; id: string }>(
    sql`select b.position, p.id from subscription_bills b join purchases p on p.id = b.purchase_id
      where b.owner = ${owner} and p.owner = ${owner}`,
  )
  return new Map(rows.map(({ position, id }) => [position, id]))
}

export async function rememberTakenOver(
  db: Database,
  owner: Owner,
  position: number,
  purchaseId: string,
): Promise<void> {
  await db
    .update(subscriptionBills)
    .set({ purchaseId })
    .where(and(eq(subscriptionBills.owner, owner), eq(subscriptionBills.position, position)))
}
