import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from "drizzle-orm"
import type pg from "pg"
import type { RecurringBillFilter } from "#contract/recurring-bills"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { keyset, orElse } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { clients } from "../../people/clients/schema"
import { bills } from "../bills/schema"
import { recurringBillDates, recurringBills } from "./schema"

const { owner: _, words: _words, ...own } = getTableColumns(recurringBills)
const columns = { ...own, clientName: clients.name, clientEmail: clients.email }
const listed = projection(columns)

const itsClient = and(
  eq(clients.owner, recurringBills.owner),
  eq(clients.id, recurringBills.clientId),
)

const sorts = {
  title: sql`${recurringBills.title} collate "fr-x-icu"`,
  client: sql`${clients.name} collate "fr-x-icu"`,
  nextOn: orElse(recurringBills.nextOn, sql`'infinity'::date`),
  totalHT: recurringBills.totalHT,
}

export type RecurringRow = NonNullable<Awaited<ReturnType<typeof findRecurringBill>>>

/** The same as `statusOf` says, for rows that are not read yet. */
function inState(state: NonNullable<RecurringBillFilter["state"]>) {
  if (state === "ended") return isNull(recurringBills.nextOn)
  const goesOn = isNotNull(recurringBills.nextOn)
  if (state === "active") return and(goesOn, isNull(recurringBills.pausedBy))
  return and(goesOn, eq(recurringBills.pausedBy, state === "failed" ? "failures" : "person"))
}

export function listRecurringBills(db: Database, owner: Owner, filter: RecurringBillFilter) {
  const page = keyset(filter, sorts, recurringBills.id, "nextOn")
  const wanted = and(
    eq(recurringBills.owner, owner),
    filter.id ? inArray(recurringBills.id, filter.id) : undefined,
    filter.clientId ? eq(recurringBills.clientId, filter.clientId) : undefined,
    filter.state ? inState(filter.state) : undefined,
    or(containing(filter.q, recurringBills.title), containing(filter.q, clients.name)),
  )
  const withClient = sql`${recurringBills} join ${clients} on ${itsClient}`
  return page.list(db, listed, withClient, wanted)
}

export async function findRecurringBill(db: Database, owner: Owner, id: string) {
  const [recurring] = await db
    .select(columns)
    .from(recurringBills)
    .innerJoin(clients, itsClient)
    .where(and(eq(recurringBills.owner, owner), eq(recurringBills.id, id)))
  return recurring
}

/**
 * The recurring bill, which nobody else changes or runs until the transaction ends. Locked first and read then: a lock that waited would judge the join by what stood before.
 */
export async function lockRecurringBill(db: Database, owner: Owner, id: string) {
  const [locked] = await db
    .select({ id: recurringBills.id })
    .from(recurringBills)
    .where(and(eq(recurringBills.owner, owner), eq(recurringBills.id, id)))
    .for("update")
  return locked && findRecurringBill(db, owner, id)
}

/** Whose next dates have come, of everyone. */
export async function listOwnersDue(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const due = "select distinct owner from recurring_bills where next_on <= $1 and paused_by is null"
  const rows = await sweep<{ owner: string }>(pool, "recurringBills", due, [today])
  return rows.map(ownerOfRow)
}

/** One whose next date has come, the first of them, unless another process is at it. */
export async function lockDue(db: Database, owner: Owner, today: Day) {
  const [recurring] = await db
    .select(columns)
    .from(recurringBills)
    .innerJoin(clients, itsClient)
    .where(
      and(
        eq(recurringBills.owner, owner),
        isNull(recurringBills.pausedBy),
        lte(recurringBills.nextOn, today),
        or(isNull(recurringBills.retryOn), lte(recurringBills.retryOn, today)),
      ),
    )
    .orderBy(recurringBills.nextOn, recurringBills.createdAt)
    .limit(1)
    .for("update", { of: recurringBills, skipLocked: true })
  return recurring
}

type Values = Omit<typeof recurringBills.$inferInsert, "id" | "owner" | "version">

export async function addRecurringBill(db: Database, owner: Owner, recurring: Values) {
  const [added] = await db
    .insert(recurringBills)
    .values({ ...recurring, owner })
    .returning({ id: recurringBills.id })
  return added
}

/** The caller holds its lock. */
export async function changeRecurringBill(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Values>,
) {
  await db
    .update(recurringBills)
    .set(changes)
    .where(and(eq(recurringBills.owner, owner), eq(recurringBills.id, id)))
}

export async function removeRecurringBill(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(recurringBills)
    .where(and(eq(recurringBills.owner, owner), eq(recurringBills.id, id)))
    .returning({ id: recurringBills.id })
  return removed
}

/** Nothing is returned where the date was done before. */
export async function addDate(
  db: Database,
  owner: Owner,
  done: { recurringBillId: string; date: Day },
) {
  const [added] = await db
    .insert(recurringBillDates)
    .values({ ...done, owner })
    .onConflictDoNothing()
    .returning({ id: recurringBillDates.id })
  return added
}

export async function nameBill(db: Database, owner: Owner, id: string, billId: string) {
  await db
    .update(recurringBillDates)
    .set({ billId })
    .where(and(eq(recurringBillDates.owner, owner), eq(recurringBillDates.id, id)))
}

/** As many as one looks at. */
const newest = 24

/** The dates that are done, the newest first, each with what its bill's state follows from. */
export function findDates(db: Database, owner: Owner, recurringBillId: string) {
  return db
    .select({
      date: recurringBillDates.date,
      bill: {
        id: bills.id,
        number: bills.number,
        kind: bills.kind,
        dueDate: bills.dueDate,
        sentAt: bills.sentAt,
        paid: bills.paid,
        due: bills.due,
        writtenOff: bills.writtenOff,
        standing: bills.standing,
        totalTTC: bills.totalTTC,
        currency: bills.currency,
      },
    })
    .from(recurringBillDates)
    .leftJoin(
      bills,
      and(eq(bills.owner, recurringBillDates.owner), eq(bills.id, recurringBillDates.billId)),
    )
    .where(
      and(
        eq(recurringBillDates.owner, owner),
        eq(recurringBillDates.recurringBillId, recurringBillId),
      ),
    )
    .orderBy(desc(recurringBillDates.date))
    .limit(newest)
}

/** The last date that is done. */
export async function findLastDate(
  db: Database,
  owner: Owner,
  recurringBillId: string,
): Promise<Day | null> {
  const [last] = await db
    .select({ date: recurringBillDates.date })
    .from(recurringBillDates)
    .where(
      and(
        eq(recurringBillDates.owner, owner),
        eq(recurringBillDates.recurringBillId, recurringBillId),
      ),
    )
    .orderBy(desc(recurringBillDates.date))
    .limit(1)
  return last?.date ?? null
}

/** Whom to tell, where, and in which language. */
export async function findOwnAddress(db: Database, owner: Owner) {
  const { rows } = await db.execute<{ to: string | null; language: "fr" | "en" }>(sql`
    select case when f.email is null then p.email else f.email end as "to",
      case when f.language is null then 'fr' else f.language end as language
    from people p left join profiles f on f.owner = p.id
    where p.id = ${owner} and p.closed_at is null`)
  return rows[0]
}

/** The best few whose title contains the words. */
export function searchRecurringBills(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({ id: recurringBills.id, title: recurringBills.title, clientName: clients.name })
    .from(recurringBills)
    .innerJoin(clients, itsClient)
    .where(
      and(
        eq(recurringBills.owner, owner),
        sql`${recurringBills.id} = any(find_recurring_bills(${q}))`,
      ),
    )
    .orderBy(...bestFirst(recurringBills.title, q))
    .limit(most)
}
