import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { BankLineFilter } from "#contract/bank-lines"
import { addDays } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { bills } from "../../sales/bills/schema"
import { bankAccounts, movements } from "../accounts/schema"
import { bankLines, bankStatements } from "../bank-imports/schema"
import { purchases } from "../purchases/schema"
import { lineMatches, matchRefusals } from "./schema"

const { owner: _, parts: _parts, ...columns } = getTableColumns(bankLines)
const shown = { ...columns, accountName: bankAccounts.name }
const listed = projection(shown)
const withAccount = sql`${bankLines} join ${bankAccounts}
  on ${bankAccounts.owner} = ${bankLines.owner} and ${bankAccounts.id} = ${bankLines.accountId}`

export type LineRow = NonNullable<Awaited<ReturnType<typeof findLine>>>

const sorts = { day: bankLines.day, amount: bankLines.amount }

/** A page of lines, the latest first. */
export function listLines(db: Database, owner: Owner, filter: BankLineFilter) {
  const { state, accountId, q } = filter
  const wanted = and(
    eq(bankLines.owner, owner),
    state ? eq(bankLines.state, state) : undefined,
    accountId ? eq(bankLines.accountId, accountId) : undefined,
    or(
      containing(q, bankLines.label),
      containing(q, bankLines.counterparty),
      containing(q, bankLines.reference),
    ),
  )
  return keyset(filter, sorts, bankLines.id, "-day").list(db, listed, withAccount, wanted)
}

/** The oldest lines of which nothing was said yet, of all statements or of one. */
export function listOpenLines(db: Database, owner: Owner, most: number, statementId?: string) {
  return db
    .select(shown)
    .from(bankLines)
    .innerJoin(bankAccounts, ofAccount)
    .where(
      and(
        ...[eq(bankLines.owner, owner), eq(bankLines.state, "open")],
        statementId ? eq(bankLines.statementId, statementId) : undefined,
      ),
    )
    .orderBy(asc(bankLines.day), asc(bankLines.id))
    .limit(most)
}

/** Whether what is sure of the lines of a statement is confirmed by itself. */
export async function confirmsSure(db: Database, owner: Owner, statementId: string) {
  const [one] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .innerJoin(
      bankStatements,
      and(
        eq(bankStatements.owner, bankAccounts.owner),
        eq(bankStatements.accountId, bankAccounts.id),
      ),
    )
    .where(
      and(
        ...[eq(bankAccounts.owner, owner), eq(bankAccounts.confirmSure, true)],
        eq(bankStatements.id, statementId),
      ),
    )
  return one !== undefined
}

const ofAccount = and(
  eq(bankAccounts.owner, bankLines.owner),
  eq(bankAccounts.id, bankLines.accountId),
)
const itself = (owner: Owner, id: string) => and(eq(bankLines.owner, owner), eq(bankLines.id, id))

export async function findLine(db: Database, owner: Owner, id: string) {
  const [line] = await db
    .select(shown)
    .from(bankLines)
    .innerJoin(bankAccounts, ofAccount)
    .where(itself(owner, id))
  return line
}

/** The same lines, which nobody else changes until the transaction ends; in one order, so that none waits for another. */
export function lockLines(db: Database, owner: Owner, ids: string[]) {
  return db
    .select(columns)
    .from(bankLines)
    .where(and(eq(bankLines.owner, owner), inArray(bankLines.id, ids)))
    .orderBy(bankLines.id)
    .for("update")
}

export async function changeLine(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Pick<typeof bankLines.$inferInsert, "state" | "movementId">>,
) {
  await db.update(bankLines).set(changes).where(itself(owner, id))
}

/** Removes what a line posted. */
export async function removePosted(db: Database, owner: Owner, movementId: string) {
  await db.delete(movements).where(and(eq(movements.owner, owner), eq(movements.id, movementId)))
}

/** The first ones that are due, or those that are named. */
type Wanted = { most: number } | { ids: string[] }

/** What a bill, and a received one, still asks for, of those that are issued and checked. */
export function listOpenBills(db: Database, owner: Owner, wanted: Wanted) {
  return db
    .select({
      id: bills.id,
      number: bills.number,
      clientId: bills.clientId,
      name: bills.clientName,
      open: bills.due,
      /** The same without VAT, as far as the whole bill says it. */
      openHT: sql<number>`case when ${bills.totalTTC} = 0 then 0 else
        round(${bills.due}::numeric * ${bills.totalHT} / ${bills.totalTTC})::bigint end`.mapWith(
        Number,
      ),
      issued: bills.releaseDate,
      due: bills.dueDate,
      currency: bills.currency,
    })
    .from(bills)
    .where(
      and(
        ...[eq(bills.owner, owner), isNotNull(bills.number), sql`${bills.due} > 0`],
        "ids" in wanted ? inArray(bills.id, wanted.ids) : undefined,
      ),
    )
    .orderBy(bills.dueDate, bills.id)
    .limit("ids" in wanted ? wanted.ids.length : wanted.most)
}

export function listOpenPurchases(db: Database, owner: Owner, wanted: Wanted) {
  const asked = sql`coalesce(${purchases.due}, ${purchases.totalTTC}) - ${purchases.paid}`
  return db
    .select({
      id: purchases.id,
      number: purchases.number,
      supplier: purchases.supplierKey,
      name: purchases.supplierName,
      kind: purchases.kind,
      open: asked.mapWith(Number),
      issued: purchases.issueDate,
      due: purchases.dueDate,
      iban: purchases.iban,
      currency: purchases.currency,
    })
    .from(purchases)
    .where(
      and(
        ...[eq(purchases.owner, owner), isNotNull(purchases.checkedOn), sql`${asked} > 0`],
        "ids" in wanted ? inArray(purchases.id, wanted.ids) : undefined,
      ),
    )
    .orderBy(purchases.dueDate, purchases.id)
    .limit("ids" in wanted ? wanted.ids.length : wanted.most)
}

/** Credit notes of clients who have a credit: what of each may be given back. */
export function listOpenCredits(db: Database, owner: Owner, wanted: Wanted) {
  const balance = sql`(select coalesce(sum(k.amount), 0) from client_credits k
    where k.owner = ${bills.owner} and k.client_id = ${bills.clientId})`
  const open = sql`least(${bills.totalTTC}, ${balance})`
  return db
    .select({
      id: bills.id,
      number: bills.number,
      clientId: bills.clientId,
      name: bills.clientName,
      open: open.mapWith(Number),
      issued: bills.releaseDate,
      currency: bills.currency,
    })
    .from(bills)
    .where(
      and(
        ...[eq(bills.owner, owner), eq(bills.kind, "creditNote"), isNotNull(bills.number)],
        sql`${balance} > 0`,
        "ids" in wanted ? inArray(bills.id, wanted.ids) : undefined,
      ),
    )
    .orderBy(bills.releaseDate, bills.id)
    .limit("ids" in wanted ? wanted.ids.length : wanted.most)
}

const reversal = alias(lineMatches, "reversal")
const isReversed = sql`exists (select from ${lineMatches} reversal
  where reversal.owner = line_matches.owner and reversal.reversal_of = line_matches.id)`

/** Labels and accounts that were confirmed for a client or a supplier before. */
export function listLearnt(db: Database, owner: Owner) {
  return db
    .selectDistinct({
      clientId: bills.clientId,
      supplier: purchases.supplierKey,
      label: bankLines.label,
      iban: bankLines.counterpartyIban,
    })
    .from(lineMatches)
    .innerJoin(
      bankLines,
      and(eq(bankLines.owner, lineMatches.owner), eq(bankLines.id, lineMatches.lineId)),
    )
    .leftJoin(bills, and(eq(bills.owner, lineMatches.owner), eq(bills.id, lineMatches.billId)))
    .leftJoin(
      purchases,
      and(eq(purchases.owner, lineMatches.owner), eq(purchases.id, lineMatches.purchaseId)),
    )
    .where(
      and(
        eq(lineMatches.owner, owner),
        inArray(lineMatches.kind, ["bill", "purchase", "refund"]),
        isNull(lineMatches.reversalOf),
        sql`not ${isReversed}`,
      ),
    )
    .limit(5_000)
}

/** Of these lines those that an execution of a scheduled transaction may be waiting for. */
export async function listAwaited(db: Database, owner: Owner, lineIds: string[]) {
  if (lineIds.length === 0) return new Set<string>()
  const rows = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(
        ...[eq(bankLines.owner, owner), inArray(bankLines.id, lineIds)],
        sql`exists (select from awaited_by(bank_lines))`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** What was refused for each of these lines. */
export async function listRefused(db: Database, owner: Owner, lineIds: string[]) {
  const refused = new Map<string, string[]>()
  if (lineIds.length === 0) return refused
  const rows = await db
    .select({ lineId: matchRefusals.lineId, targetId: matchRefusals.targetId })
    .from(matchRefusals)
    .where(and(eq(matchRefusals.owner, owner), inArray(matchRefusals.lineId, lineIds)))
  for (const { lineId, targetId } of rows)
    refused.set(lineId, [...(refused.get(lineId) ?? []), targetId])
  return refused
}

export async function addRefusals(db: Database, owner: Owner, lineId: string, targetIds: string[]) {
  await db
    .insert(matchRefusals)
    .values(targetIds.map((targetId) => ({ owner, lineId, targetId })))
    .onConflictDoNothing()
}

/** How many of these ids are bills or received bills of this owner. */
export async function countTargets(db: Database, owner: Owner, ids: string[]): Promise<number> {
  const [sold, bought] = await Promise.all([
    db.$count(bills, and(eq(bills.owner, owner), inArray(bills.id, ids))),
    db.$count(purchases, and(eq(purchases.owner, owner), inArray(purchases.id, ids))),
  ])
  return sold + bought
}

/** Open lines of other own accounts that bring what this one takes, within a week. */
export function listOtherSides(
  db: Database,
  owner: Owner,
  { accountId, amount, currency, day }: Pick<LineRow, "accountId" | "amount" | "currency" | "day">,
) {
  return db
    .select({
      id: bankLines.id,
      account: bankLines.accountId,
      accountName: bankAccounts.name,
      day: bankLines.day,
      label: bankLines.label,
      amount: bankLines.amount,
    })
    .from(bankLines)
    .innerJoin(bankAccounts, ofAccount)
    .where(
      and(
        eq(bankLines.owner, owner),
        eq(bankLines.state, "open"),
        eq(bankLines.amount, -amount),
        eq(bankLines.currency, currency),
        ne(bankLines.accountId, accountId),
        gte(bankLines.day, addDays(day, -10)),
        lte(bankLines.day, addDays(day, 10)),
      ),
    )
    .orderBy(bankLines.day, bankLines.id)
    .limit(5)
}

type NewMatch = Omit<typeof lineMatches.$inferInsert, "owner">

export async function addMatches(db: Database, owner: Owner, matches: NewMatch[]) {
  await db.insert(lineMatches).values(matches.map((match) => ({ ...match, owner })))
}

/** What a line was for, as it stands: what was taken back is left out. */
export function listMatches(db: Database, owner: Owner, lineId: string) {
  const other = alias(bankLines, "other")
  return db
    .select({
      ...getTableColumns(lineMatches),
      name: sql<
        string | null
      >`coalesce(${bills.number}, ${purchases.number}, ${purchases.supplierName},
        ${bankAccounts.name})`,
    })
    .from(lineMatches)
    .leftJoin(bills, and(eq(bills.owner, lineMatches.owner), eq(bills.id, lineMatches.billId)))
    .leftJoin(
      purchases,
      and(eq(purchases.owner, lineMatches.owner), eq(purchases.id, lineMatches.purchaseId)),
    )
    .leftJoin(other, and(eq(other.owner, lineMatches.owner), eq(other.id, lineMatches.otherLineId)))
    .leftJoin(
      bankAccounts,
      and(eq(bankAccounts.owner, other.owner), eq(bankAccounts.id, other.accountId)),
    )
    .leftJoin(
      reversal,
      and(eq(reversal.owner, lineMatches.owner), eq(reversal.reversalOf, lineMatches.id)),
    )
    .where(
      and(
        eq(lineMatches.owner, owner),
        eq(lineMatches.lineId, lineId),
        isNull(lineMatches.reversalOf),
        isNull(reversal.id),
      ),
    )
    .orderBy(lineMatches.createdAt, lineMatches.id)
}

/** What is written down from here on is posted by the line already: the database posts nothing for it. */
export async function postedByLine(db: Database, _owner: Owner) {
  await db.execute(sql`select set_config('app.posted', 'line', true)`)
}
