import { and, asc, eq, getTableColumns, gte, inArray, lte, or, sql } from "drizzle-orm"
import type { OutcomeFilter, Outgoing } from "#contract/outcomes"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { bankAccounts } from "../accounts/schema"
import { outcomes } from "./schema"

const { owner: _, words: _words, ...columns } = getTableColumns(outcomes)
const listed = projection(columns)

export type OutcomeRow = NonNullable<Awaited<ReturnType<typeof findOutcome>>>
export type ListedOutcome = Omit<OutcomeRow, "accountName" | "writtenBy">
type NewRow = Omit<typeof outcomes.$inferInsert, "id" | "owner" | "version">

const sorts = { day: outcomes.day, amount: outcomes.amount }

const matching = (owner: Owner, { id, q, category, from, to }: OutcomeFilter) =>
  and(
    eq(outcomes.owner, owner),
    id ? inArray(outcomes.id, id) : undefined,
    category ? eq(outcomes.category, category) : undefined,
    from ? gte(outcomes.day, from) : undefined,
    to ? lte(outcomes.day, to) : undefined,
    or(containing(q, outcomes.label), containing(q, outcomes.payeeName)),
  )

export function listOutcomes(db: Database, owner: Owner, filter: OutcomeFilter) {
  const page = keyset(filter, sorts, outcomes.id, "-day")
  return page.list(db, listed, outcomes, matching(owner, filter))
}

/** All of the filter, the latest first: at most as many as a spreadsheet is good for. */
export function exportOutcomes(db: Database, owner: Owner, filter: OutcomeFilter) {
  return db
    .select(columns)
    .from(outcomes)
    .where(matching(owner, filter))
    .orderBy(sql`${outcomes.day} desc`, outcomes.id)
    .limit(50_000)
}

/** What went out within a year, by its months. */
export async function sumMonths(db: Database, owner: Owner, year: number) {
  const month = sql<number>`extract(month from ${outcomes.day})::int`
  return db
    .select({ month, amount: sql<number>`sum(${outcomes.amount})::bigint`.mapWith(Number) })
    .from(outcomes)
    .where(
      and(
        eq(outcomes.owner, owner),
        gte(outcomes.day, `${year}-01-01`),
        lte(outcomes.day, `${year}-12-31`),
      ),
    )
    .groupBy(month)
}

/** What was spent between two days on taxes, each by itself, and on charges, without the VAT that is deducted. */
export async function sumCategories(db: Database, owner: Owner, from: Day, to: Day) {
  const deducted = sql`round(${outcomes.vat} * ${outcomes.deductibleShare} / 100)`
  const rows = await db
    .select({
      category: outcomes.category,
      amount: sql<number>`sum(${outcomes.amount} - ${deducted})::bigint`.mapWith(Number),
    })
    .from(outcomes)
    .where(and(eq(outcomes.owner, owner), gte(outcomes.day, from), lte(outcomes.day, to)))
    .groupBy(outcomes.category)
  const of = (name: string) => rows.find(({ category }) => category === name)?.amount ?? 0
  const taxes = {
    contributions: of("contributions"),
    incomeTax: of("incomeTax"),
    businessTax: of("businessTax"),
  }
  const all = rows.reduce((sum, { amount }) => sum + amount, 0)
  return { ...taxes, charges: all - taxes.incomeTax - taxes.contributions - of("vat") }
}

/** What was paid of some taxes from a day to another, the earliest first. */
export const listTaxPaid = (
  db: Database,
  owner: Owner,
  { categories, from, to }: { categories: Outgoing["category"][]; from: Day; to: Day },
) =>
  db
    .select({
      ...{ day: outcomes.day, label: outcomes.label, amount: outcomes.amount },
      category: outcomes.category,
    })
    .from(outcomes)
    .where(
      and(
        ...[eq(outcomes.owner, owner), inArray(outcomes.category, categories)],
        ...[gte(outcomes.day, from), lte(outcomes.day, to)],
      ),
    )
    .orderBy(outcomes.day, outcomes.id)
    .limit(1_000)

const itsAccount = and(
  eq(bankAccounts.owner, outcomes.owner),
  eq(bankAccounts.id, outcomes.accountId),
)
/** With the kind of the account that it was paid from, where one was said. */
const withAccount = { ...columns, accountKind: bankAccounts.kind }

const itself = (owner: Owner, id: string) => and(eq(outcomes.owner, owner), eq(outcomes.id, id))

/** What else wrote it down, and takes it back. */
const writtenBy = (owner: Owner) =>
  sql<"line" | "execution" | null>`written_by(${owner}, ${outcomes.id})`

export async function findOutcome(db: Database, owner: Owner, id: string) {
  const [outcome] = await db
    .select({ ...columns, accountName: bankAccounts.name, writtenBy: writtenBy(owner) })
    .from(outcomes)
    .leftJoin(bankAccounts, itsAccount)
    .where(itself(owner, id))
  return outcome
}

export async function addOutcome(db: Database, owner: Owner, outcome: NewRow) {
  const [added] = await db
    .insert(outcomes)
    .values({ ...outcome, owner })
    .returning({ id: outcomes.id })
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeOutcome(
  db: Database,
  owner: Owner,
  id: string,
  version: number,
  changes: NewRow,
) {
  const [changed] = await db
    .update(outcomes)
    .set(changes)
    .where(and(itself(owner, id), eq(outcomes.version, version)))
    .returning({ id: outcomes.id })
  return changed
}

export async function removeOutcome(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(outcomes)
    .where(itself(owner, id))
    .returning({ id: outcomes.id })
  return removed
}

/** What was paid for a received bill, and taken back, in the order in which it was written down. */
export function listPayments(db: Database, owner: Owner, purchaseId: string) {
  return db
    .select(columns)
    .from(outcomes)
    .where(and(eq(outcomes.owner, owner), eq(outcomes.purchaseId, purchaseId)))
    .orderBy(asc(outcomes.createdAt), asc(outcomes.id))
}

/** Every payment of received bills, in the order in which it was written down. */
export function listAllPayments(db: Database, owner: Owner) {
  return db
    .select(withAccount)
    .from(outcomes)
    .leftJoin(bankAccounts, itsAccount)
    .where(and(eq(outcomes.owner, owner), sql`${outcomes.purchaseId} is not null`))
    .orderBy(asc(outcomes.createdAt), asc(outcomes.id))
}

/** What was spent without a received bill. */
export function listExpenses(db: Database, owner: Owner) {
  return db
    .select(withAccount)
    .from(outcomes)
    .leftJoin(bankAccounts, itsAccount)
    .where(and(eq(outcomes.owner, owner), sql`${outcomes.purchaseId} is null`))
    .orderBy(asc(outcomes.createdAt), asc(outcomes.id))
}

/** The best few that the words find. */
export function searchOutcomes(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: outcomes.id,
      label: outcomes.label,
      payeeName: outcomes.payeeName,
      amount: outcomes.amount,
      currency: outcomes.currency,
      day: outcomes.day,
    })
    .from(outcomes)
    .where(and(eq(outcomes.owner, owner), sql`${outcomes.id} = any(find_outcomes(${q}))`))
    .orderBy(...bestFirst(outcomes.label, q), sql`${outcomes.day} desc`)
    .limit(most)
}
