import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  or,
  sql,
} from "drizzle-orm"
import type { AccountFilter, MovementFilter, NewAccount } from "#contract/accounts"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { bankAccounts, movements } from "./schema"

const { owner: _, words: _words, ...columns } = getTableColumns(bankAccounts)
const listed = projection(columns)

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const sorts = { name: sql`${bankAccounts.name} collate "fr-x-icu"` }

const matching = (owner: Owner, filter: AccountFilter) =>
  and(
    eq(bankAccounts.owner, owner),
    filter.id ? inArray(bankAccounts.id, filter.id) : undefined,
    or(containing(filter.q, bankAccounts.name), containing(filter.q, bankAccounts.bankName)),
  )

const balanceOn = (day: Day) =>
  sql<number>`balance_on(${bankAccounts}, ${day}::date)`.mapWith(Number)

/** A page of accounts, each with its balance at the end of a day. */
export async function listAccounts(db: Database, owner: Owner, filter: AccountFilter, on: Day) {
  const page = keyset(filter, sorts, bankAccounts.id, "name")
  const { rows, count } = await page.list(db, listed, bankAccounts, matching(owner, filter))
  const balances = await balancesOn(db, owner, on)
  return { rows: rows.map((row) => ({ ...row, balance: balances.get(row.id) ?? 0 })), count }
}

/** The accounts in euros with what each held at the end of a day, the main one first. */
export function listBalances(db: Database, owner: Owner, on: Day) {
  return db
    .select({ id: bankAccounts.id, name: bankAccounts.name, balance: balanceOn(on) })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.owner, owner), eq(bankAccounts.currency, "EUR")))
    .orderBy(sql`${bankAccounts.main} desc`, sorts.name)
}

/** The accounts in a currency, but for one, that were there on a day and were kept by hand then. */
export function listByHand(
  db: Database,
  owner: Owner,
  { currency, day, besides }: { currency: string; day: Day; besides: string },
) {
  const { id, name, fedBy, openedOn, closedOn, statementsFrom } = bankAccounts
  return db
    .select({ accountId: id, accountName: name })
    .from(bankAccounts)
    .where(
      and(
        ...[eq(bankAccounts.owner, owner), eq(bankAccounts.currency, currency)],
        ...[ne(id, besides), lte(openedOn, day), or(eq(fedBy, "hand"), gt(statementsFrom, day))],
        or(isNull(closedOn), gte(closedOn, day)),
      ),
    )
    .orderBy(sorts.name, id)
}

/** What each account held at the end of a day. */
export async function balancesOn(db: Database, owner: Owner, on: Day) {
  const rows = await db
    .select({ id: bankAccounts.id, balance: balanceOn(on) })
    .from(bankAccounts)
    .where(eq(bankAccounts.owner, owner))
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

const itself = (owner: Owner, id: string) =>
  and(eq(bankAccounts.owner, owner), eq(bankAccounts.id, id))

export async function findAccount(db: Database, owner: Owner, id: string, on: Day) {
  const [account] = await db
    .select({ ...columns, balance: balanceOn(on) })
    .from(bankAccounts)
    .where(itself(owner, id))
  return account
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockAccount(db: Database, owner: Owner, id: string) {
  const [account] = await db
    .select(columns)
    .from(bankAccounts)
    .where(itself(owner, id))
    .for("update")
  return account
}

/** Another account with that IBAN, if there is one. */
export async function findAccountOfIban(
  db: Database,
  owner: Owner,
  iban: string,
  besides?: string,
) {
  const [other] = await db
    .select({ id: bankAccounts.id, name: bankAccounts.name })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.owner, owner),
        eq(bankAccounts.iban, iban),
        besides ? ne(bankAccounts.id, besides) : undefined,
      ),
    )
  return other
}

/** At most one account is the main one. */
export async function releaseMain(db: Database, owner: Owner) {
  await db
    .update(bankAccounts)
    .set({ main: false })
    .where(and(eq(bankAccounts.owner, owner), eq(bankAccounts.main, true)))
}

export async function hasAccount(db: Database, owner: Owner): Promise<boolean> {
  const [one] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(eq(bankAccounts.owner, owner))
    .limit(1)
  return one !== undefined
}

export async function addAccount(
  db: Database,
  owner: Owner,
  account: Omit<NewAccount, "confirmSure"> & { currency?: string; confirmSure?: boolean },
) {
  const [added] = await db
    .insert(bankAccounts)
    .values({ ...account, owner })
    .returning({ id: bankAccounts.id })
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeAccount(
  db: Database,
  owner: Owner,
  id: string,
  {
    version,
    ...account
  }: NewAccount & { closedOn: string | null; statementsFrom: Day | null; version: number },
) {
  const [changed] = await db
    .update(bankAccounts)
    .set(account)
    .where(and(itself(owner, id), eq(bankAccounts.version, version)))
    .returning({ id: bankAccounts.id })
  return changed
}

export async function removeAccount(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(bankAccounts)
    .where(itself(owner, id))
    .returning({ id: bankAccounts.id })
  return removed
}

/** The best few that the words find. */
export function searchAccounts(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: bankAccounts.id,
      name: bankAccounts.name,
      bankName: bankAccounts.bankName,
      iban: bankAccounts.iban,
    })
    .from(bankAccounts)
    .where(
      and(eq(bankAccounts.owner, owner), sql`${bankAccounts.id} = any(find_bank_accounts(${q}))`),
    )
    .orderBy(...bestFirst(bankAccounts.name, q))
    .limit(most)
}

const { owner: _owner, ...posted } = getTableColumns(movements)
const movementColumns = {
  ...posted,
  // Named in full: within the subquery a bare column would be that of the other one.
  otherAccountId: sql<string | null>`(select other.account_id from movements other
    where other.owner = movements.owner and other.transfer_id = movements.transfer_id
      and other.id <> movements.id)`,
}
const listedMovements = projection(movementColumns)
export type MovementRow = NonNullable<Awaited<ReturnType<typeof findMovement>>>

const movementSorts = { day: movements.day, amount: movements.amount }

const within = (owner: Owner, accountId: string, { q, from, to }: MovementFilter) =>
  and(
    eq(movements.owner, owner),
    eq(movements.accountId, accountId),
    from ? gte(movements.day, from) : undefined,
    to ? lte(movements.day, to) : undefined,
    or(containing(q, movements.label), containing(q, movements.counterparty)),
  )

export function listMovements(
  db: Database,
  owner: Owner,
  accountId: string,
  filter: MovementFilter,
) {
  const page = keyset(filter, movementSorts, movements.id, "-day")
  return page.list(db, listedMovements, movements, within(owner, accountId, filter))
}

/** Every movement of the filter, oldest first: at most as many as a spreadsheet is good for. */
export function exportMovements(
  db: Database,
  owner: Owner,
  accountId: string,
  filter: MovementFilter,
) {
  return db
    .select(movementColumns)
    .from(movements)
    .where(within(owner, accountId, filter))
    .orderBy(movements.day, movements.id)
    .limit(50_000)
}

export async function findMovement(db: Database, owner: Owner, accountId: string, id: string) {
  const [movement] = await db
    .select(movementColumns)
    .from(movements)
    .where(
      and(eq(movements.owner, owner), eq(movements.accountId, accountId), eq(movements.id, id)),
    )
  return movement
}

/** The day of the first movement of an account; nothing while none was posted. */
export async function firstMovement(
  db: Database,
  owner: Owner,
  accountId: string,
): Promise<Day | undefined> {
  const [first] = await db
    .select({ day: movements.day })
    .from(movements)
    .where(and(eq(movements.owner, owner), eq(movements.accountId, accountId)))
    .orderBy(movements.day, movements.id)
    .limit(1)
  return first?.day
}

/** The day of the last movement of an account; nothing while none was posted. */
export async function lastMovement(
  db: Database,
  owner: Owner,
  accountId: string,
): Promise<Day | undefined> {
  const [last] = await db
    .select({ day: movements.day })
    .from(movements)
    .where(and(eq(movements.owner, owner), eq(movements.accountId, accountId)))
    .orderBy(desc(movements.day), desc(movements.id))
    .limit(1)
  return last?.day
}

type Posted = Omit<typeof movements.$inferInsert, "owner">

/** Posts movements; their ids in the same order. */
export async function addMovements(db: Database, owner: Owner, added: Posted[]): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < added.length; at += 1000) {
    const some = added.slice(at, at + 1000).map((movement) => ({ ...movement, owner }))
    const rows = await db.insert(movements).values(some).returning({ id: movements.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** Removes a movement, and with it the other side of a transfer. */
export async function removeMovement(db: Database, owner: Owner, id: string) {
  const transfer = sql`(select transfer_id from movements where owner = ${owner} and id = ${id})`
  const removed = await db
    .delete(movements)
    .where(
      and(
        eq(movements.owner, owner),
        or(eq(movements.id, id), sql`${movements.transferId} = ${transfer}`),
      ),
    )
    .returning({ id: movements.id })
  return removed.map((row) => row.id)
}
