import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm"
import type { BillFilter, NewBill } from "#contract/bills"
import type { BillKind } from "#domain/bill-kind"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { type Count, countRows, keyset, orElse } from "../../http/page"
import { matching, selectionOf } from "./filter.queries"
import { billDocuments, billEvents, billLines, billPayments, bills } from "./schema"
import { isKept, sumBills } from "./totals.queries"

const {
  owner: _,
  services: _services,
  place: _place,
  words: _words,
  deductedHT: _deductedHT,
  deductedTTC: _deductedTTC,
  ...columns
} = getTableColumns(bills)

/** What is read of a bill, but for what only the database needs. */
export const billColumns = columns

/** What a list shows of a bill (show.commands.ts); a page of fifty takes half as long as with all columns. */
const summarised = {
  id: bills.id,
  version: bills.version,
  createdAt: bills.createdAt,
  changedAt: bills.changedAt,
  number: bills.number,
  kind: bills.kind,
  clientId: bills.clientId,
  clientName: bills.clientName,
  releaseDate: bills.releaseDate,
  dueDate: bills.dueDate,
  currency: bills.currency,
  totalHT: bills.totalHT,
  totalVat: bills.totalVat,
  totalTTC: bills.totalTTC,
  paid: bills.paid,
  collected: bills.collected,
  due: bills.due,
  standing: bills.standing,
  writtenOff: bills.writtenOff,
  sentAt: bills.sentAt,
}
const shown = projection(summarised)

const sorts = {
  number: bills.place,
  releaseDate: orElse(bills.releaseDate, sql`'infinity'::date`),
  dueDate: orElse(bills.dueDate, sql`'infinity'::date`),
  client: sql`${bills.clientName} collate "fr-x-icu"`,
  totalTTC: bills.totalTTC,
}

export type BillRow = NonNullable<Awaited<ReturnType<typeof findBill>>>
export type ShownBill = Pick<BillRow, keyof typeof summarised>

export async function listBills(db: Database, owner: Owner, filter: BillFilter, today: Day) {
  const page = keyset(filter, sorts, bills.id, "-releaseDate")
  const { where, walked } = await selectionOf(db, owner, filter, today)
  const [rows, count] = await Promise.all([
    page.rows(db, shown, bills, where),
    isKept(filter)
      ? sumBills(db, owner, filter, today).then((sums) => ({ value: sums.count, more: false }))
      : walked
        ? countSome(db, owner, where)
        : countRows(db, sql`select 1 from ${bills} where ${where}`),
  ])
  return { rows, count }
}

/** Counts among so many bills: all that most people ever write, and a tenth of a long page's time. */
const countedAmong = 2000

async function countSome(db: Database, owner: Owner, where: SQL | undefined): Promise<Count> {
  const { rows } = await db.execute<{ found: number; read: number }>(
    sql`select count(*) filter (where found)::int as found, count(*)::int as read from (
      select ${where} as found from ${bills} where ${bills.owner} = ${owner}
      limit ${countedAmong + 1}) as read`,
  )
  const { found = 0, read = 0 } = rows[0] ?? {}
  return { value: found, more: read > countedAmong }
}

/** Every bill of the filter, newest first: at most as many as a spreadsheet is good for. */
export async function exportBills(db: Database, owner: Owner, filter: BillFilter, today: Day) {
  return db
    .select(summarised)
    .from(bills)
    .where(await matching(db, owner, filter, today))
    .orderBy(sql`${sorts.releaseDate} desc`)
    .limit(50_000)
}

export async function findBill(db: Database, owner: Owner, id: string) {
  const [bill] = await db
    .select(columns)
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
  return bill
}

/** The bill, which nobody else changes until the transaction ends. */
export async function lockBill(db: Database, owner: Owner, id: string) {
  const [bill] = await db
    .select(columns)
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
    .for("update")
  return bill
}

/** What belongs to a bill: its lines, payments, messages and history. */
export async function findParts(db: Database, owner: Owner, id: string) {
  const lines = await db
    .select()
    .from(billLines)
    .where(and(eq(billLines.owner, owner), eq(billLines.billId, id)))
    .orderBy(asc(billLines.position))
  const payments = await db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.owner, owner), eq(billPayments.billId, id)))
    .orderBy(asc(billPayments.createdAt), asc(billPayments.id))
  const events = await db
    .select()
    .from(billEvents)
    .where(and(eq(billEvents.owner, owner), eq(billEvents.billId, id)))
    .orderBy(asc(billEvents.id))
  const [document] = await db
    .select({ storedAt: billDocuments.storedAt })
    .from(billDocuments)
    .where(and(eq(billDocuments.owner, owner), eq(billDocuments.billId, id)))
  return { lines, payments, events, documentStored: Boolean(document?.storedAt) }
}

export type BillParts = Awaited<ReturnType<typeof findParts>>

/** What was reckoned of a draft, as it is kept. */
type BillPrice = Pick<
  typeof bills.$inferInsert,
  "clientName" | "dueDate" | "totalHT" | "totalVat" | "totalTTC"
> & { lines: Omit<typeof billLines.$inferInsert, "owner" | "billId" | "position">[] }

export async function addBill(
  db: Database,
  owner: Owner,
  bill: NewBill,
  priced: BillPrice,
  about: { kind?: BillKind; originId?: string } = {},
) {
  const [added] = await db
    .insert(bills)
    .values({ ...columnsOf(bill, priced), ...about, owner })
    .returning(columns)
  if (added) await addLines(db, owner, added.id, priced)
  return added
}

/** The caller holds the draft's lock. */
export async function changeBill(
  db: Database,
  owner: Owner,
  id: string,
  bill: NewBill,
  priced: BillPrice,
) {
  const [changed] = await db
    .update(bills)
    .set(columnsOf(bill, priced))
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
    .returning(columns)
  await db.delete(billLines).where(and(eq(billLines.owner, owner), eq(billLines.billId, id)))
  await addLines(db, owner, id, priced)
  return changed
}

export async function removeBill(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(bills)
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
    .returning({ id: bills.id })
  return removed
}

export async function addEvent(
  db: Database,
  owner: Owner,
  event: { billId: string; what: string; at: Date; detail?: string },
) {
  await db.insert(billEvents).values({ ...event, owner })
}

async function addLines(db: Database, owner: Owner, billId: string, { lines }: BillPrice) {
  await db
    .insert(billLines)
    .values(lines.map((line, position) => ({ ...line, owner, billId, position })))
}

function columnsOf({ lines: _lines, ...bill }: NewBill, priced: BillPrice) {
  return {
    ...bill,
    clientName: priced.clientName,
    dueDate: priced.dueDate,
    totalHT: priced.totalHT,
    totalVat: priced.totalVat,
    totalTTC: priced.totalTTC,
    services: priced.lines.map(({ serviceName }) => serviceName).join(" · "),
  }
}

/** Remembers when the bill first left for its client. */
export async function markSent(db: Database, owner: Owner, id: string, at: Date) {
  await db
    .update(bills)
    .set({ sentAt: at })
    .where(and(eq(bills.owner, owner), eq(bills.id, id), isNull(bills.sentAt)))
}

/** The bill of a number, which nobody else changes until the transaction ends. */
export async function lockBillByNumber(db: Database, owner: Owner, number: string) {
  const [bill] = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.number, number)))
    .for("update")
  return bill
}

/** Whether the history of a bill tells of this, at this very instant. */
export async function hasEvent(
  db: Database,
  owner: Owner,
  { billId, what, at }: { billId: string; what: string; at: Date },
): Promise<boolean> {
  const [event] = await db
    .select({ id: billEvents.id })
    .from(billEvents)
    .where(
      and(
        eq(billEvents.owner, owner),
        eq(billEvents.billId, billId),
        eq(billEvents.what, what),
        eq(billEvents.at, at),
      ),
    )
    .limit(1)
  return event !== undefined
}
