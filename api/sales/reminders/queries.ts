import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm"
import type pg from "pg"
import type { ReminderPlanChanges } from "#contract/reminders"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { clients } from "../../people/clients/schema"
import { bills } from "../bills/schema"
import { billEmails } from "../documents/schema"
import { billDisputes, reminderPauses } from "../late-payment/schema"
import { billReminders, reminderPlans } from "./schema"

export async function findPlan(db: Database, owner: Owner) {
  const [plan] = await db.select().from(reminderPlans).where(eq(reminderPlans.owner, owner))
  return plan
}

/** Who has a plan, of everyone. */
export async function listOwnersWithPlan(pool: pg.Pool): Promise<Owner[]> {
  const planned = "select owner from reminder_plans"
  const rows = await sweep<{ owner: string }>(pool, "reminders", planned)
  return rows.map(ownerOfRow)
}

/** Nothing is returned where the version is not the current one. The first save makes the row. */
export async function changePlan(
  db: Database,
  owner: Owner,
  { version, ...plan }: ReminderPlanChanges,
) {
  await db.insert(reminderPlans).values({ owner, enabled: false, steps: [] }).onConflictDoNothing()
  const [changed] = await db
    .update(reminderPlans)
    .set({ ...plan, stoppedOn: null })
    .where(and(eq(reminderPlans.owner, owner), eq(reminderPlans.version, version)))
    .returning()
  return changed
}

/** Switches it off, where it is on: whoever has it is asked before anyone is reminded again. */
export async function stopPlan(db: Database, owner: Owner, today: Day): Promise<void> {
  await db
    .update(reminderPlans)
    .set({ enabled: false, stoppedOn: today })
    .where(and(eq(reminderPlans.owner, owner), eq(reminderPlans.enabled, true)))
}

/** As many bills as one looks through; the rest comes once these are settled. */
const most = 500

const wroteOn = sql`(e.created_at at time zone 'Europe/Paris')::date`
/** The reminders of the bill, by the sequence and by hand. */
const left = sql`from ${billEmails} e where e.owner = ${bills.owner} and e.bill_id = ${bills.id}
  and e.purpose = 'reminder' and e.state not in ('draft', 'cancelled')`
/** Those that someone typed as a message: no step of the sequence stands for them. */
const typed = sql`${left} and not exists (select from ${billReminders} r
  where r.owner = e.owner and r.email_id = e.id)`

/** Bills that are not settled, with what is known of their reminders; the first due first. */
export function listUnsettled(db: Database, owner: Owner) {
  return db
    .select({
      id: bills.id,
      number: bills.number,
      clientId: bills.clientId,
      clientName: bills.clientName,
      releaseDate: bills.releaseDate,
      dueDate: bills.dueDate,
      totalTTC: bills.totalTTC,
      due: bills.due,
      currency: bills.currency,
      email: clients.email,
      disputed: sql<boolean>`exists (select from ${billDisputes} d where d.bill_id = ${bills.id})`,
      paused: sql<boolean>`exists (select from ${reminderPauses} p where p.client_id = ${bills.clientId})`,
      taken: sql<number[]>`array(select r.days from ${billReminders} r
        where r.owner = ${bills.owner} and r.bill_id = ${bills.id}
        union select ${wroteOn} - ${bills.dueDate} ${typed} order by 1)`,
      sent: sql<number>`(select count(*)::int ${left})`,
      lastOn: sql<Day | null>`(select max(${wroteOn})::text ${left})`,
    })
    .from(bills)
    .innerJoin(clients, and(eq(clients.owner, bills.owner), eq(clients.id, bills.clientId)))
    .where(
      and(
        eq(bills.owner, owner),
        isNotNull(bills.number),
        isNotNull(bills.dueDate),
        sql`${bills.due} > 0`,
      ),
    )
    .orderBy(asc(bills.dueDate), asc(bills.place))
    .limit(most)
}

export type UnsettledBill = Awaited<ReturnType<typeof listUnsettled>>[number]

/** Nobody else reminds this client until the transaction ends. */
export async function lockClient(db: Database, owner: Owner, clientId: string) {
  await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.owner, owner), eq(clients.id, clientId)))
    .for("update")
}

/** Who received the bill when it was sent last. */
export async function findReceivers(db: Database, owner: Owner, billId: string) {
  const [email] = await db
    .select({ to: billEmails.to })
    .from(billEmails)
    .where(
      and(
        eq(billEmails.owner, owner),
        eq(billEmails.billId, billId),
        eq(billEmails.purpose, "bill"),
        inArray(billEmails.state, ["sent", "kept"]),
      ),
    )
    .orderBy(sql`${billEmails.sentAt} desc nulls last`)
    .limit(1)
  return email?.to
}

/** Whether this client may still be reminded on this day, and of this step. */
export async function wasReminded(
  db: Database,
  owner: Owner,
  { clientId, billId, day, days }: { clientId: string; billId: string; day: Day; days: number },
) {
  const [known] = await db
    .select({ id: billReminders.id })
    .from(billReminders)
    .where(
      and(
        eq(billReminders.owner, owner),
        sql`(${billReminders.clientId} = ${clientId} and ${billReminders.day} = ${day}
          or ${billReminders.billId} = ${billId} and ${billReminders.days} = ${days})`,
      ),
    )
    .limit(1)
  return known !== undefined || (await wroteToday(db, owner, clientId, day))
}

/** Whether someone typed a reminder to this client on this day. */
async function wroteToday(db: Database, owner: Owner, clientId: string, day: Day) {
  const [typed] = await db
    .select({ id: billEmails.id })
    .from(billEmails)
    .innerJoin(bills, and(eq(bills.owner, billEmails.owner), eq(bills.id, billEmails.billId)))
    .where(
      and(
        eq(billEmails.owner, owner),
        eq(bills.clientId, clientId),
        eq(billEmails.purpose, "reminder"),
        sql`${billEmails.state} not in ('draft', 'cancelled')`,
        sql`(${billEmails.createdAt} at time zone 'Europe/Paris')::date = ${day}`,
      ),
    )
    .limit(1)
  return typed !== undefined
}

export async function addReminder(
  db: Database,
  owner: Owner,
  reminder: Omit<typeof billReminders.$inferInsert, "owner">,
) {
  await db.insert(billReminders).values({ ...reminder, owner })
}
