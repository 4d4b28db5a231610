import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from "drizzle-orm"
import type pg from "pg"
import type { ScheduledTransactionFilter } from "#contract/scheduled-transactions"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { keyset, orElse } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { bankAccounts } from "../accounts/schema"
import { scheduledEditions, scheduledTransactions } from "./schema"

const { owner: _, words: _words, ...own } = getTableColumns(scheduledTransactions)
const {
  id: _id,
  owner: _owner,
  scheduledTransactionId: _item,
  startsOn: _on,
  active: _active,
  ...terms
} = getTableColumns(scheduledEditions)

/** Something of it waits for longer than it should: for its owner, or for its line of the bank. */
const isLate = (today: Day) => sql<boolean>`exists (select from scheduled_executions e
  where e.owner = ${scheduledTransactions.owner} and e.scheduled_transaction_id = ${scheduledTransactions.id}
    and (e.state = 'waiting' and e.done_on < ${today}::date
      or e.state = 'expected' and e.expected_on < ${today}::date))`

const itsAccount = and(
  eq(bankAccounts.owner, scheduledTransactions.owner),
  eq(bankAccounts.id, scheduledTransactions.accountId),
)
/** What was said last holds from the next date on. */
const lastEdition = sql`${scheduledEditions.owner} = ${scheduledTransactions.owner}
  and ${scheduledEditions.id} = (select l.id from scheduled_editions l
    where l.owner = ${scheduledTransactions.owner} and l.scheduled_transaction_id = ${scheduledTransactions.id}
    order by l.starts_on desc limit 1)`
const withTerms = sql`${scheduledTransactions}
  join ${scheduledEditions} on ${lastEdition}
  left join ${bankAccounts} on ${itsAccount}`

const columns = { ...own, ...terms, accountName: sql<string | null>`${bankAccounts.name}` }
const listed = projection(columns)

const sorts = {
  title: sql`${scheduledTransactions.title} collate "fr-x-icu"`,
  nextOn: orElse(scheduledTransactions.nextOn, sql`'infinity'::date`),
}

export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>
export type EditionRow = Awaited<ReturnType<typeof listEditions>>[number]

/** The same as `stateOf` says, for rows that are not read yet. */
function inState(state: NonNullable<ScheduledTransactionFilter["state"]>, today: Day) {
  const { active, failures, nextOn, trigger } = scheduledTransactions
  if (state === "deactivated") return eq(active, false)
  const late = or(gt(failures, 0), isLate(today))
  if (state === "overdue") return and(eq(active, true), late)
  const { expiry } = scheduledEditions
  const over = sql`(case ${trigger} when 'date' then ${nextOn} is null
    else coalesce(${expiry} < ${today}::date, false) end)`
  const ends = state === "ended" ? over : sql`not ${over}`
  return and(eq(active, true), sql`not (${late})`, ends)
}

export async function listItems(
  db: Database,
  owner: Owner,
  { id, q, state, ...page }: ScheduledTransactionFilter,
  today: Day,
) {
  const wanted = and(
    eq(scheduledTransactions.owner, owner),
    id ? inArray(scheduledTransactions.id, id) : undefined,
    state ? inState(state, today) : undefined,
    containing(q, scheduledTransactions.title),
  )
  const found = await keyset(page, sorts, scheduledTransactions.id, "nextOn").list(
    db,
    listed,
    withTerms,
    wanted,
  )
  const ids = found.rows.map((row) => row.id)
  return { ...found, late: await listLate(db, owner, ids, today) }
}

/** Which of some are late with something. */
export async function listLate(db: Database, owner: Owner, ids: string[], today: Day) {
  if (ids.length === 0) return new Set<string>()
  const rows = await db
    .select({ id: scheduledTransactions.id })
    .from(scheduledTransactions)
    .where(
      and(
        eq(scheduledTransactions.owner, owner),
        inArray(scheduledTransactions.id, ids),
        isLate(today),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Those that have dates to come, and when; as many as a calendar can show. */
export const listGoingOn = (db: Database, owner: Owner) =>
  db
    .select(columns)
    .from(scheduledTransactions)
    .innerJoin(scheduledEditions, lastEdition)
    .leftJoin(bankAccounts, itsAccount)
    .where(and(eq(scheduledTransactions.owner, owner), isNotNull(scheduledTransactions.nextOn)))
    .limit(1_000)

const itself = (owner: Owner, id: string) =>
  and(eq(scheduledTransactions.owner, owner), eq(scheduledTransactions.id, id))

const one = (db: Database, owner: Owner, id: string) =>
  db
    .select(columns)
    .from(scheduledTransactions)
    .innerJoin(scheduledEditions, lastEdition)
    .leftJoin(bankAccounts, itsAccount)
    .where(itself(owner, id))
    .$dynamic()

export async function findItem(db: Database, owner: Owner, id: string) {
  const [item] = await one(db, owner, id)
  return item
}

/** The item, which nobody else changes or runs until the transaction ends. */
export async function lockItem(db: Database, owner: Owner, id: string) {
  const [item] = await one(db, owner, id).for("update", { of: scheduledTransactions })
  return item
}

/** One whose next date has come, the oldest first, unless another process is at it. */
export async function lockDue(db: Database, owner: Owner, today: Day) {
  const [item] = await db
    .select(columns)
    .from(scheduledTransactions)
    .innerJoin(scheduledEditions, lastEdition)
    .leftJoin(bankAccounts, itsAccount)
    .where(
      and(
        eq(scheduledTransactions.owner, owner),
        eq(scheduledTransactions.paused, false),
        lte(scheduledTransactions.dueOn, today),
        or(isNull(scheduledTransactions.retryOn), lte(scheduledTransactions.retryOn, today)),
      ),
    )
    .orderBy(asc(scheduledTransactions.nextOn), asc(scheduledTransactions.createdAt))
    .limit(1)
    .for("update", { of: scheduledTransactions, skipLocked: true })
  return item
}

/** Whose next dates have come, of everyone. */
export async function listOwnersDue(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const due = "select distinct owner from scheduled_transactions where due_on <= $1 and not paused"
  const rows = await sweep<{ owner: string }>(pool, "scheduledTransactions", due, [today])
  return rows.map(ownerOfRow)
}

type Written = Omit<typeof scheduledTransactions.$inferInsert, "id" | "owner" | "version" | "words">

export async function addItem(db: Database, owner: Owner, item: Written) {
  const [added] = await db
    .insert(scheduledTransactions)
    .values({ ...item, owner })
    .returning({ id: scheduledTransactions.id })
  return added
}

/** The caller holds its lock. */
export async function changeItem(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Written>,
) {
  await db.update(scheduledTransactions).set(changes).where(itself(owner, id))
}

export async function removeItem(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(scheduledTransactions)
    .where(itself(owner, id))
    .returning({ id: scheduledTransactions.id })
  return removed
}

/** The editions of an item, the oldest first. */
export function listEditions(db: Database, owner: Owner, itemId: string) {
  return db
    .select({ ...terms, startsOn: scheduledEditions.startsOn, active: scheduledEditions.active })
    .from(scheduledEditions)
    .where(
      and(eq(scheduledEditions.owner, owner), eq(scheduledEditions.scheduledTransactionId, itemId)),
    )
    .orderBy(asc(scheduledEditions.startsOn))
}

/** Says how it is from a day on; what was said of the same day before is forgotten. */
export async function saveEdition(db: Database, owner: Owner, itemId: string, edition: EditionRow) {
  await db
    .insert(scheduledEditions)
    .values({ ...edition, owner, scheduledTransactionId: itemId })
    .onConflictDoUpdate({
      target: [
        scheduledEditions.owner,
        scheduledEditions.scheduledTransactionId,
        scheduledEditions.startsOn,
      ],
      set: edition,
    })
}

/** The latest date that was done. */
export async function findLastDate(db: Database, owner: Owner, itemId: string) {
  const { rows } = await db.execute<{ day: Day | null }>(sql`
    select max(nominal)::text as day from scheduled_executions
    where owner = ${owner} and scheduled_transaction_id = ${itemId} and state <> 'failed'`)
  return rows[0]?.day ?? null
}

/** All that an item is calculated of, through others, itself included where it goes in a circle. */
export async function listSources(db: Database, owner: Owner, itemId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive behind (id) as (
      select source_item_id from scheduled_editions
        where owner = ${owner} and scheduled_transaction_id = ${itemId} and source_item_id is not null
      union
      select e.source_item_id from scheduled_editions e join behind on behind.id = e.scheduled_transaction_id
        where e.owner = ${owner} and e.source_item_id is not null
    )
    select id from behind`)
  return rows.map(({ id }) => id)
}

interface PostingAccount {
  id: string
  fedBy: "hand" | "statements"
  /** What was before is posted by hand still. */
  statementsFrom: Day | null
  closedOn: Day | null
}

/** The account that a day's money goes through: the one that was said, else the usual one. */
export async function findPostingAccount(
  db: Database,
  owner: Owner,
  accountId: string | null,
): Promise<PostingAccount | undefined> {
  const { rows } = await db.execute<{
    id: string
    fed_by: "hand" | "statements"
    statements_from: Day | null
    closed_on: Day | null
  }>(sql`
    select id, fed_by, statements_from::text, closed_on::text from bank_accounts
    where owner = ${owner} and id = coalesce(${accountId}::uuid, usual_account(${owner}, 'transfer'))`)
  const [row] = rows
  return (
    row && {
      ...{ id: row.id, fedBy: row.fed_by, closedOn: row.closed_on },
      statementsFrom: row.statements_from,
    }
  )
}

/** By which name somebody is known. */
export async function findPersonName(db: Database, owner: Owner, id: string) {
  const { rows } = await db.execute<{ name: string | null }>(sql`
    select coalesce(name, email) as name from people where id = ${id} and id = ${owner}`)
  return rows[0]?.name ?? null
}

/** The best few whose title contains the words. */
export function searchItems(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: scheduledTransactions.id,
      title: scheduledTransactions.title,
      nextOn: scheduledTransactions.nextOn,
    })
    .from(scheduledTransactions)
    .where(
      and(
        eq(scheduledTransactions.owner, owner),
        sql`${scheduledTransactions.id} = any(find_scheduled_transactions(${q}))`,
      ),
    )
    .orderBy(...bestFirst(scheduledTransactions.title, q))
    .limit(most)
}
