import { NewLineMatch } from "#contract/bank-lines"
import type { ScheduledExecutionDetails } from "#contract/scheduled-transactions"
import type { Outcome } from "#contract/selection"
import { ensure, found, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { matchLine, showLine } from "../bank-lines/commands"
import { removeIncome } from "../incomes/commands"
import { findIncome } from "../incomes/queries"
import { removeOutcome } from "../outcomes/commands"
import { findOutcome } from "../outcomes/queries"
import { post } from "./execute.commands"
import * as executions from "./executions.queries"
import * as queries from "./queries"
import { executionActs, showExecution } from "./rules"

export async function showExecutionOf(
  context: Context,
  id: string,
): Promise<ScheduledExecutionDetails> {
  const { db, owner, today, rights } = context
  const execution = found(await executions.findExecution(db, owner, id))
  return {
    ...showExecution(execution, today),
    facts: await executions.listFacts(db, owner, id),
    lines: await linesFor(context, execution),
    can: executionActs(execution, rights),
  }
}

/** The lines of its account that may be what it waits for. */
async function linesFor({ db, owner }: Context, execution: executions.ExecutionRow) {
  const { state, amount, operation, expectedOn, doneOn, scheduledTransactionId } = execution
  if (state !== "expected") return []
  const item = await queries.findItem(db, owner, scheduledTransactionId)
  const account = await queries.findPostingAccount(db, owner, item?.accountId ?? null)
  if (!account) return []
  const signed = (operation === "income" ? 1 : -1) * (amount ?? 0)
  const wanted = { accountId: account.id, amount: signed, day: expectedOn ?? doneOn }
  return executions.listLinesFor(db, owner, wanted)
}

/** Says of several that they are right: each is posted today, or waits for its line. */
export async function validateExecutions(context: Context, ids: string[]): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  // Always in the same order: no two selections wait on each other.
  for (const id of [...new Set(ids.map((it) => it.toLowerCase()))].sort()) {
    const execution = found(await executions.lockExecution(context.db, context.owner, id))
    if (execution.state !== "waiting") {
      outcome.refused.push({ id, name: execution.title, code: "executionNotWaiting" })
      continue
    }
    await validate(context, execution)
    outcome.done.push(id)
  }
  return outcome
}

async function validate(context: Context, execution: executions.ExecutionRow): Promise<void> {
  const { db, owner, today } = context
  const item = found(await queries.findItem(db, owner, execution.scheduledTransactionId))
  await post(context, item, { id: execution.id, amount: execution.amount ?? 0, day: today })
}

/** A line of the bank was it: what it came to is written down on the line's day, as the bank says it. */
export async function settleExecution(
  context: Context,
  id: string,
  lineId: string,
): Promise<ScheduledExecutionDetails> {
  const { db, owner } = context
  const execution = found(await executions.lockExecution(db, owner, id))
  ensure(execution.state === "expected", "executionNotExpected")
  const item = found(await queries.findItem(db, owner, execution.scheduledTransactionId))
  const line = await showLine(context, lineId)
  const isIncome = item.operation === "income"
  // Money of the other direction was something else.
  if (line.amount > 0 !== isIncome) invalid([{ path: "lineId", code: "unknown" }])
  const category = isIncome ? { incomeCategory: item.category } : { outcomeCategory: item.category }
  const part = { kind: item.operation, amount: line.amount, vatRate: item.vatRate, ...category }
  const parts = NewLineMatch.shape.parts.parse([part])
  const { version } = line
  const matched = await matchLine(context, lineId, { parts, inClosedYear: true, version })
  const [made] = matched.matches
  await executions.changeExecution(db, owner, id, {
    ...{ state: "posted", settledOn: line.day, lineId },
    ...{ outcomeId: made?.outcomeId ?? null, incomeId: made?.incomeId ?? null },
  })
  return showExecutionOf(context, id)
}

/** Takes back an execution, and what it posted: what it counted, and what it took off or left, goes to the next one. */
export async function takeBackExecution(
  context: Context,
  id: string,
): Promise<ScheduledExecutionDetails> {
  const { db, owner, rights } = context
  const known = found(await executions.findExecution(db, owner, id))
  // The item first, as the run does: neither waits for the other.
  const item = found(await queries.lockItem(db, owner, known.scheduledTransactionId))
  const execution = found(await executions.lockExecution(db, owner, id))
  ensure(executionActs(execution, rights).includes("takeBack"), "executionOfLine")
  const { outcomeId, incomeId } = execution
  // Somebody may have taken it back where it stands already.
  if (outcomeId && (await findOutcome(db, owner, outcomeId)))
    await removeOutcome(context, outcomeId)
  if (incomeId && (await findIncome(db, owner, incomeId))) await removeIncome(context, incomeId)
  await executions.releaseFacts(db, owner, id)
  await executions.changeExecution(db, owner, id, { state: "takenBack" })
  await queries.changeItem(db, owner, item.id, {
    carried: item.carried + execution.carriedIn - execution.carriedOut,
  })
  return showExecutionOf(context, id)
}
