import { and, asc, eq, gte, isNotNull, lte, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bills } from "../../sales/bills/schema"
import type { CreditMove } from "./credits.rules"
import { receipts } from "./schema"

/** As many as a spreadsheet is good for. */
const most = 50_000

/** The receipts of a year, in the order of their days. */
export function listReceipts(db: Database, owner: Owner, year: number) {
  return db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.owner, owner),
        gte(receipts.day, `${year}-01-01`),
        lte(receipts.day, `${year}-12-31`),
      ),
    )
    .orderBy(asc(receipts.day), asc(receipts.sequence))
    .limit(most)
}

/** What became of all clients' credits, in the order in which it was written down, and which entry each wrote. */
export async function listCreditMoves(db: Database, owner: Owner): Promise<CreditMove[]> {
  const { rows } = await db.execute<{ [Name in keyof CreditMove]: CreditMove[Name] }>(sql`
    select c.id, c.client_id as "clientId", c.amount::float8 as amount, c.what, c.day::text as day,
      c.bill_id as "billId", coalesce(b.number, '') as reference,
      coalesce(b.client_name, k.name, '') as "clientName", coalesce(b.services, '') as nature,
      case when moves_money(c) then (
        select max(r.sequence) from receipts r
        where r.owner = c.owner and r.day = c.day and r.amount = c.amount and r.recorded_at = c.created_at
          and r.bill_id is not distinct from c.bill_id and r.income_id is null) end as sequence
    from client_credits c
    left join bills b on b.owner = c.owner and b.id = c.bill_id
    left join clients k on k.owner = c.owner and k.id = c.client_id
    where c.owner = ${owner} order by c.created_at, c.id`)
  return rows
}

/** The years of which the book says something, the latest first. */
export async function listYears(db: Database, owner: Owner): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(
    sql`select extract(year from ${receipts.day})::int as year from ${receipts}
      where ${receipts.owner} = ${owner}
      union select extract(year from day)::int from client_credits where owner = ${owner}
      order by year desc`,
  )
  return rows.map(({ year }) => year)
}

/** The year of the first thing that has an entry. */
export async function findFirstYear(db: Database, owner: Owner): Promise<number | undefined> {
  const { rows } = await db.execute<{ year: number | null }>(sql`
    select extract(year from least(
      (select make_date(min(year), 1, 1) from bills where owner = ${owner} and number is not null),
      (select min(day) from receipts where owner = ${owner}),
      (select min(issue_date) from purchases where owner = ${owner} and checked_on is not null),
      (select min(day) from outcomes where owner = ${owner}),
      (select min(day) from movements where owner = ${owner}),
      (select min(opened_on) from bank_accounts where owner = ${owner} and opening_balance <> 0),
      (select min(starts_on) from vat_returns where owner = ${owner})))::int as year`)
  return rows[0]?.year ?? undefined
}

/** The first entry that is missing, or is not as it was sealed; nothing while the book is whole. */
export async function findBroken(db: Database, owner: Owner): Promise<number | undefined> {
  const { rows } = await db.execute<{ broken: number | null }>(
    sql`select broken_receipt(${owner}) as broken`,
  )
  return rows[0]?.broken ?? undefined
}

/** What each client owes, by how many days late it is. */
export async function listAgeing(db: Database, owner: Owner, today: Day) {
  const late = sql`${today}::date - ${bills.dueDate}`
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${bills.due}) filter (where ${condition}), 0)::bigint`.mapWith(Number)
  return db
    .select({
      clientId: bills.clientId,
      clientName: sql<string>`max(${bills.clientName})`,
      notDue: sum(sql`${late} <= 0`),
      late30: sum(sql`${late} between 1 and 30`),
      late60: sum(sql`${late} between 31 and 60`),
      late90: sum(sql`${late} between 61 and 90`),
      older: sum(sql`${late} > 90`),
      due: sum(sql`true`),
    })
    .from(bills)
    .where(and(eq(bills.owner, owner), isNotNull(bills.number), sql`${bills.due} > 0`))
    .groupBy(bills.clientId)
    .orderBy(sql`sum(${bills.due}) desc`, bills.clientId)
    .limit(500)
}

/** The bills that a year issued, by number. */
export function listIssued(db: Database, owner: Owner, year: number) {
  return db
    .select({
      id: bills.id,
      number: bills.number,
      kind: bills.kind,
      clientId: bills.clientId,
      clientName: bills.clientName,
      releaseDate: bills.releaseDate,
      dueDate: bills.dueDate,
      totalHT: bills.totalHT,
      totalVat: bills.totalVat,
      totalTTC: bills.totalTTC,
      due: bills.due,
      currency: bills.currency,
    })
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.year, year), isNotNull(bills.number)))
    .orderBy(asc(bills.releaseDate), asc(bills.number))
    .limit(most)
}
