import { and, asc, eq, getTableColumns, gte, inArray, lte, or, sql } from "drizzle-orm"
import type pg from "pg"
import type { IncomeFilter } from "#contract/incomes"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { keyset } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { bankAccounts } from "../accounts/schema"
import { receipts } from "../books/schema"
import { incomes, moneyIn } from "./schema"

const { owner: _, words: _words, ...columns } = getTableColumns(incomes)
const listedColumns = {
  id: moneyIn.id,
  day: moneyIn.day,
  label: moneyIn.label,
  payerName: moneyIn.payerName,
  amount: moneyIn.amount,
  currency: moneyIn.currency,
  category: moneyIn.category,
  means: moneyIn.means,
  incomeId: moneyIn.incomeId,
  billId: moneyIn.billId,
  clientId: moneyIn.clientId,
}
const listed = projection(listedColumns)

export type IncomeRow = NonNullable<Awaited<ReturnType<typeof findIncome>>>
type NewRow = Omit<
  typeof incomes.$inferInsert,
  "id" | "owner" | "version" | "productId" | "pastBillId"
>

const sorts = { day: moneyIn.day, amount: moneyIn.amount }

const matching = (owner: Owner, { id, q, category, from, to }: IncomeFilter) =>
  and(
    eq(moneyIn.owner, owner),
    id ? inArray(moneyIn.id, id) : undefined,
    category ? eq(moneyIn.category, category) : undefined,
    from ? gte(moneyIn.day, from) : undefined,
    to ? lte(moneyIn.day, to) : undefined,
    or(containing(q, moneyIn.label), containing(q, moneyIn.payerName)),
  )

export function listIncomes(db: Database, owner: Owner, filter: IncomeFilter) {
  const page = keyset(filter, sorts, moneyIn.id, "-day")
  return page.list(db, listed, sql`${moneyIn}`, matching(owner, filter))
}

/** All of the filter, the latest first: at most as many as a spreadsheet is good for. */
export function exportIncomes(db: Database, owner: Owner, filter: IncomeFilter) {
  return db
    .select(listedColumns)
    .from(moneyIn)
    .where(matching(owner, filter))
    .orderBy(sql`${moneyIn.day} desc`, moneyIn.id)
    .limit(50_000)
}

/** What came in within a year, by its months. */
export async function sumMonths(db: Database, owner: Owner, year: number) {
  const month = sql<number>`extract(month from ${moneyIn.day})::int`
  return db
    .select({ month, amount: sql<number>`sum(${moneyIn.amount})::bigint`.mapWith(Number) })
    .from(moneyIn)
    .where(
      and(
        eq(moneyIn.owner, owner),
        gte(moneyIn.day, `${year}-01-01`),
        lte(moneyIn.day, `${year}-12-31`),
      ),
    )
    .groupBy(month)
}

const itself = (owner: Owner, id: string) => and(eq(incomes.owner, owner), eq(incomes.id, id))

/** What else wrote it down, and takes it back. */
const writtenBy = (owner: Owner) =>
  sql<"line" | "execution" | null>`written_by(${owner}, ${incomes.id})`

export async function findIncome(db: Database, owner: Owner, id: string) {
  const [income] = await db
    .select({ ...columns, accountName: bankAccounts.name, writtenBy: writtenBy(owner) })
    .from(incomes)
    .leftJoin(
      bankAccounts,
      and(eq(bankAccounts.owner, incomes.owner), eq(bankAccounts.id, incomes.accountId)),
    )
    .where(itself(owner, id))
  return income
}

/** The entries that an income has in the book of receipts. */
export function listEntries(db: Database, owner: Owner, id: string) {
  return db
    .select({ sequence: receipts.sequence, day: receipts.day, amount: receipts.amount })
    .from(receipts)
    .where(and(eq(receipts.owner, owner), eq(receipts.incomeId, id)))
    .orderBy(asc(receipts.sequence))
}

export async function addIncome(db: Database, owner: Owner, income: NewRow) {
  const [added] = await db
    .insert(incomes)
    .values({ ...income, owner })
    .returning({ id: incomes.id })
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeIncome(
  db: Database,
  owner: Owner,
  id: string,
  version: number,
  changes: NewRow,
) {
  const [changed] = await db
    .update(incomes)
    .set(changes)
    .where(and(itself(owner, id), eq(incomes.version, version)))
    .returning({ id: incomes.id })
  return changed
}

export async function removeIncome(db: Database, owner: Owner, id: string) {
  const [removed] = await db.delete(incomes).where(itself(owner, id)).returning({ id: incomes.id })
  return removed
}

/** The best few that the words find. */
export function searchIncomes(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: incomes.id,
      label: incomes.label,
      payerName: incomes.payerName,
      amount: incomes.amount,
      currency: incomes.currency,
      day: incomes.day,
    })
    .from(incomes)
    .where(and(eq(incomes.owner, owner), sql`${incomes.id} = any(find_incomes(${q}))`))
    .orderBy(...bestFirst(incomes.label, q), sql`${incomes.day} desc`)
    .limit(most)
}

/** What an import could bring a second time. */
export const listKnownIncomes = (db: Database, owner: Owner) =>
  db
    .select({
      day: incomes.day,
      label: incomes.label,
      amount: incomes.amount,
      pastBillId: incomes.pastBillId,
    })
    .from(incomes)
    .where(eq(incomes.owner, owner))

/** Incomes that a file brought: the book has them when their day is over. */
export async function addWaitingIncomes(
  db: Database,
  owner: Owner,
  createdAt: Date,
  added: readonly NewRow[],
): Promise<string[]> {
  const rows = await db
    .insert(incomes)
    .values(added.map((income) => ({ ...income, owner, createdAt, waits: true })))
    .returning({ id: incomes.id })
  return rows.map(({ id }) => id)
}

export const removeWaitingIncomes = (db: Database, owner: Owner, ids: readonly string[]) =>
  db
    .delete(incomes)
    .where(and(eq(incomes.owner, owner), inArray(incomes.id, [...ids]), eq(incomes.waits, true)))

/** Whose incomes have waited out their day. */
export async function listOwnersOfWaiting(pool: pg.Pool): Promise<Owner[]> {
  const waited =
    "select distinct owner from incomes where waits and created_at < now() - interval '1 day'"
  return (await sweep<{ owner: string }>(pool, "importedIncomes", waited)).map(ownerOfRow)
}

export const enterWaiting = (db: Database, owner: Owner) =>
  db
    .update(incomes)
    .set({ waits: false })
    .where(
      and(
        eq(incomes.owner, owner),
        eq(incomes.waits, true),
        sql`${incomes.createdAt} < now() - interval '1 day'`,
      ),
    )
