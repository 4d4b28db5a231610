import { and, eq, getTableColumns, gte, inArray, isNotNull, lte, or, sql } from "drizzle-orm"
import type { PastBillFilter } from "#contract/past-bills"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { clients } from "../../people/clients/schema"
import { bills } from "../../sales/bills/schema"
import { incomes } from "../incomes/schema"
import { pastBills } from "./schema"

const { owner: _, words: _words, bringsReceipt: _brings, ...columns } = getTableColumns(pastBills)
const shown = {
  ...columns,
  clientName: clients.name,
  incomeId: sql<string | null>`${incomes.id}`.as("income_id"),
  paidOn: sql<string | null>`${incomes.day}`.as("paid_on"),
}
const listed = projection({
  ...columns,
  clientName: clients.name,
  incomeId: sql<string | null>`${incomes.id}`,
  paidOn: sql<string | null>`${incomes.day}::text`,
})
const withBeside = sql`${pastBills}
  join ${clients} on ${clients.owner} = ${pastBills.owner} and ${clients.id} = ${pastBills.clientId}
  left join ${incomes} on ${incomes.owner} = ${pastBills.owner} and ${incomes.pastBillId} = ${pastBills.id}`

export type PastBillRow = NonNullable<Awaited<ReturnType<typeof findPastBill>>>
type NewRow = Omit<typeof pastBills.$inferInsert, "id" | "owner" | "version">

const sorts = { day: pastBills.day, totalTTC: pastBills.totalTTC }

const matching = (owner: Owner, { id, q, clientId, from, to }: PastBillFilter) =>
  and(
    eq(pastBills.owner, owner),
    id ? inArray(pastBills.id, id) : undefined,
    clientId ? eq(pastBills.clientId, clientId) : undefined,
    from ? gte(pastBills.day, from) : undefined,
    to ? lte(pastBills.day, to) : undefined,
    or(containing(q, pastBills.number), containing(q, clients.name)),
  )

export function listPastBills(db: Database, owner: Owner, filter: PastBillFilter) {
  const page = keyset(filter, sorts, pastBills.id, "-day")
  return page.list(db, listed, withBeside, matching(owner, filter))
}

/** All of the filter, the latest first: at most as many as a spreadsheet is good for. */
export const exportPastBills = (db: Database, owner: Owner, filter: PastBillFilter) =>
  listed.read(
    db,
    {},
    sql`from ${withBeside} where ${matching(owner, filter)}
      order by ${pastBills.day} desc, ${pastBills.id} limit 50000`,
  )

export async function findPastBill(db: Database, owner: Owner, id: string) {
  const [found] = await db
    .select(shown)
    .from(pastBills)
    .innerJoin(clients, and(eq(clients.owner, pastBills.owner), eq(clients.id, pastBills.clientId)))
    .leftJoin(
      incomes,
      and(eq(incomes.owner, pastBills.owner), eq(incomes.pastBillId, pastBills.id)),
    )
    .where(and(eq(pastBills.owner, owner), eq(pastBills.id, id)))
  return found
}

/** The best few that the words find. */
export function searchPastBills(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: pastBills.id,
      number: pastBills.number,
      clientName: clients.name,
      totalTTC: pastBills.totalTTC,
      day: pastBills.day,
    })
    .from(pastBills)
    .innerJoin(clients, and(eq(clients.owner, pastBills.owner), eq(clients.id, pastBills.clientId)))
    .where(and(eq(pastBills.owner, owner), sql`${pastBills.id} = any(find_past_bills(${q}))`))
    .orderBy(...bestFirst(pastBills.number, q), sql`${pastBills.day} desc`)
    .limit(most)
}

/** What an import could bring a second time. */
export const listKnownPastBills = (db: Database, owner: Owner) =>
  db
    .select({ id: pastBills.id, number: pastBills.number, day: pastBills.day })
    .from(pastBills)
    .where(eq(pastBills.owner, owner))

/** The numbers that our own series gave. */
export async function listOwnNumbers(db: Database, owner: Owner): Promise<string[]> {
  const rows = await db
    .select({ number: sql<string>`${bills.number}` })
    .from(bills)
    .where(and(eq(bills.owner, owner), sql`${bills.number} is not null`))
  return rows.map(({ number }) => number)
}

export async function addPastBills(db: Database, owner: Owner, added: readonly NewRow[]) {
  return db
    .insert(pastBills)
    .values(added.map((bill) => ({ ...bill, owner })))
    .returning({ id: pastBills.id })
}

/** Notes which bills brought their receipts: these go with them, and no others. */
export const noteReceipts = (db: Database, owner: Owner, ids: readonly string[]) =>
  db
    .update(pastBills)
    .set({ bringsReceipt: true })
    .where(and(eq(pastBills.owner, owner), inArray(pastBills.id, [...ids])))

/** What was billed elsewhere in a year, without VAT. */
export async function listPastSold(db: Database, owner: Owner, year: number) {
  const rows = await db
    .select({ day: pastBills.day, category: pastBills.category, totalHT: pastBills.totalHT })
    .from(pastBills)
    .where(
      and(
        eq(pastBills.owner, owner),
        gte(pastBills.day, `${year}-01-01`),
        lte(pastBills.day, `${year}-12-31`),
      ),
    )
  return rows.map(({ day, category, totalHT }) => ({
    day,
    goods: category === "goods" ? totalHT : 0,
    services: category === "goods" ? 0 : totalHT,
  }))
}

/** The incomes that pay bills of another tool. */
export async function listPayingIncomes(db: Database, owner: Owner): Promise<Set<string>> {
  const rows = await db
    .select({ id: incomes.id })
    .from(incomes)
    .where(and(eq(incomes.owner, owner), isNotNull(incomes.pastBillId)))
  return new Set(rows.map(({ id }) => id))
}

/** Takes back bills, and the receipts that came with them and that no book has yet. */
export async function removePastBills(db: Database, owner: Owner, ids: readonly string[]) {
  const brought = db
    .select({ id: pastBills.id })
    .from(pastBills)
    .where(
      and(
        eq(pastBills.owner, owner),
        inArray(pastBills.id, [...ids]),
        eq(pastBills.bringsReceipt, true),
      ),
    )
  await db
    .delete(incomes)
    .where(
      and(eq(incomes.owner, owner), eq(incomes.waits, true), inArray(incomes.pastBillId, brought)),
    )
  await db.delete(pastBills).where(and(eq(pastBills.owner, owner), inArray(pastBills.id, [...ids])))
}
