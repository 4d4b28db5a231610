import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { ScheduledExecutionFilter } from "#contract/scheduled-transactions"
import type { CountedFact } from "#domain/calculated-amount"
import { addDays, type Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { bankLines } from "../bank-imports/schema"
import { executionFacts, scheduledExecutions, scheduledTransactions } from "./schema"

const { owner: _, ...own } = getTableColumns(scheduledExecutions)
const columns = {
  ...own,
  title: scheduledTransactions.title,
  operation: scheduledTransactions.operation,
}
const listed = projection(columns)
const itsItem = and(
  eq(scheduledTransactions.owner, scheduledExecutions.owner),
  eq(scheduledTransactions.id, scheduledExecutions.scheduledTransactionId),
)

export type ExecutionRow = NonNullable<Awaited<ReturnType<typeof findExecution>>>
type Written = Omit<typeof scheduledExecutions.$inferInsert, "id" | "owner">

function inState(state: NonNullable<ScheduledExecutionFilter["state"]>, today: Day) {
  const { state: of, doneOn, expectedOn } = scheduledExecutions
  if (state === "open") return inArray(of, ["waiting", "expected"])
  if (state !== "overdue") return eq(of, state)
  return sql`(${of} = 'waiting' and ${doneOn} < ${today}::date
    or ${of} = 'expected' and ${expectedOn} < ${today}::date)`
}

export async function listExecutions(
  db: Database,
  owner: Owner,
  { id, q, state, scheduledTransactionId, lineId, ...page }: ScheduledExecutionFilter,
  today: Day,
) {
  const awaiting = lineId ? await listAwaiting(db, owner, lineId) : undefined
  const wanted = and(
    eq(scheduledExecutions.owner, owner),
    id ? inArray(scheduledExecutions.id, id) : undefined,
    scheduledTransactionId
      ? eq(scheduledExecutions.scheduledTransactionId, scheduledTransactionId)
      : undefined,
    state ? inState(state, today) : undefined,
    awaiting ? inArray(scheduledExecutions.id, awaiting) : undefined,
    containing(q, scheduledTransactions.title),
  )
  const sorts = { nominal: scheduledExecutions.nominal }
  const { rows, count } = await keyset(page, sorts, scheduledExecutions.id, "-nominal").list(
    db,
    listed,
    sql`${scheduledExecutions} join ${scheduledTransactions} on ${itsItem}`,
    wanted,
  )
  const place = ({ id }: { id: string }) => awaiting?.indexOf(id) ?? 0
  return { rows: rows.sort((one, other) => place(one) - place(other)), count }
}

/** The executions that wait for what a line of the bank may be: of the same amount and the nearest day first. */
async function listAwaiting(db: Database, owner: Owner, lineId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select execution_id as id from bank_lines l, awaited_by(l) where l.owner = ${owner} and l.id = ${lineId}`)
  return rows.map(({ id }) => id)
}

const one = (db: Database, owner: Owner, id: string) =>
  db
    .select(columns)
    .from(scheduledExecutions)
    .innerJoin(scheduledTransactions, itsItem)
    .where(and(eq(scheduledExecutions.owner, owner), eq(scheduledExecutions.id, id)))
    .$dynamic()

export async function findExecution(db: Database, owner: Owner, id: string) {
  const [execution] = await one(db, owner, id)
  return execution
}

/** The execution, which nobody else changes until the transaction ends. */
export async function lockExecution(db: Database, owner: Owner, id: string) {
  const [execution] = await one(db, owner, id).for("update", { of: scheduledExecutions })
  return execution
}

/** Nothing is returned where the date was done before. */
export async function addExecution(db: Database, owner: Owner, execution: Written) {
  const [added] = await db
    .insert(scheduledExecutions)
    .values({ ...execution, owner })
    .onConflictDoNothing()
    .returning({ id: scheduledExecutions.id })
  return added
}

/** The caller holds its lock. */
export async function changeExecution(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Written>,
) {
  await db
    .update(scheduledExecutions)
    .set(changes)
    .where(and(eq(scheduledExecutions.owner, owner), eq(scheduledExecutions.id, id)))
}

/** What the executions of an item counted since ever, but for those that were taken back. */
export async function listCounted(
  db: Database,
  owner: Owner,
  itemId: string,
): Promise<CountedFact[]> {
  const { fact, thing, day, amount } = executionFacts
  return db
    .select({ id: fact, of: thing, day, amount })
    .from(executionFacts)
    .where(
      and(
        eq(executionFacts.owner, owner),
        eq(executionFacts.scheduledTransactionId, itemId),
        eq(executionFacts.released, false),
        eq(executionFacts.alone, false),
      ),
    )
}

export async function addFacts(
  db: Database,
  owner: Owner,
  facts: Omit<typeof executionFacts.$inferInsert, "id" | "owner">[],
) {
  if (facts.length > 0)
    await db.insert(executionFacts).values(facts.map((fact) => ({ ...fact, owner })))
}

/** As many as one looks through. */
const mostFacts = 1_000

export function listFacts(db: Database, owner: Owner, executionId: string) {
  const { day, label, amount } = executionFacts
  return db
    .select({ day, label, amount })
    .from(executionFacts)
    .where(and(eq(executionFacts.owner, owner), eq(executionFacts.executionId, executionId)))
    .orderBy(asc(day), asc(executionFacts.fact))
    .limit(mostFacts)
}

/** What it counted waits for the next one. */
export async function releaseFacts(db: Database, owner: Owner, executionId: string) {
  await db
    .update(executionFacts)
    .set({ released: true })
    .where(and(eq(executionFacts.owner, owner), eq(executionFacts.executionId, executionId)))
}

/** When the executions of an item were expected, and when they came. */
export async function listDelays(db: Database, owner: Owner, itemId: string) {
  const { rows } = await db.execute<{ expected: Day; actual: Day | null }>(sql`
    select expected_on::text as expected, settled_on::text as actual from scheduled_executions
    where owner = ${owner} and scheduled_transaction_id = ${itemId} and expected_on is not null
      and state in ('waiting', 'expected', 'posted')`)
  return rows
}

/** How many days a line of the bank may be away from the day on which it was expected. */
const nearby = 45

/** The open lines of an account that an execution may be waiting for, those of its amount and day first. */
export function listLinesFor(
  db: Database,
  owner: Owner,
  { accountId, amount, day }: { accountId: string; amount: number; day: Day },
) {
  const { id, label } = bankLines
  return db
    .select({ id, day: bankLines.day, label, amount: bankLines.amount })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.owner, owner),
        eq(bankLines.accountId, accountId),
        eq(bankLines.state, "open"),
        amount < 0 ? sql`${bankLines.amount} < 0` : sql`${bankLines.amount} > 0`,
        sql`${bankLines.day} between ${addDays(day, -nearby)}::date and ${addDays(day, nearby)}::date`,
      ),
    )
    .orderBy(
      sql`abs(${bankLines.amount} - ${amount})`,
      sql`abs(${bankLines.day} - ${day}::date)`,
      bankLines.id,
    )
    .limit(10)
}
