import { NewIncome } from "#contract/incomes"
import { NewOutcome } from "#contract/outcomes"
import { addDays, type Day } from "#domain/day"
import { editionOn } from "#domain/scheduled-dates"
import { ensure } from "../../http/problem"
import type { Context } from "../../ports/context"
import { enterIncome } from "../incomes/commands"
import { enterOutcome } from "../outcomes/commands"
import { calculateOn, countedBefore, zoneOf } from "./calculation.commands"
import { finishCause, setScheduled } from "./causes.queries"
import * as executions from "./executions.queries"
import * as queries from "./queries"
import { nextFrom } from "./rules"

/**
 * Does an item on its next date, and goes on to the date after it: all of it, or nothing. What it counts is written
 * down with it. The caller holds the item's lock.
 */
export async function execute(context: Context, item: queries.ItemRow): Promise<void> {
  const { db, owner } = context
  const { id, nextOn: nominal, dueOn } = item
  if (!nominal || !dueOn) return
  const editions = await queries.listEditions(db, owner, id)
  const done = { nominal, doneOn: dueOn, countedOn: nominal, causeId: null }
  if (!(await perform(context, item, editions, done))) return
  const next = nextFrom(editions, addDays(nominal, 1), await zoneOf(context))
  await queries.changeItem(db, owner, id, next)
}

/** Does an item for a cause, which its amount counts too: one of one time for the first. The caller holds the item's lock. */
export async function executeCause(
  context: Context,
  item: queries.ItemRow,
  cause: { id: string; causeId: string; day: Day },
): Promise<void> {
  const { db, owner, now, today } = context
  const isOver = item.frequency === "once" && (await queries.findLastDate(db, owner, item.id))
  if (isOver) return finishCause(db, owner, cause.id, now)
  const editions = await queries.listEditions(db, owner, item.id)
  const done = {
    ...{ nominal: cause.day, doneOn: today, causeId: cause.causeId },
    countedOn: addDays(today, 1),
  }
  await perform(context, item, editions, done)
  await finishCause(db, owner, cause.id, now)
}

interface Done {
  nominal: Day
  doneOn: Day
  /** The day whose eve ends the window of a calculated amount. */
  countedOn: Day
  causeId: string | null
}

async function perform(
  context: Context,
  item: queries.ItemRow,
  editions: readonly queries.EditionRow[],
  { nominal, doneOn, countedOn, causeId }: Done,
): Promise<boolean> {
  const { db, owner } = context
  const { id } = item
  const edition = editionOn(
    editions.map((each) => ({ ...each, from: each.startsOn })),
    nominal,
  )
  if (!edition) return false
  const calculated =
    edition.amount === null
      ? await calculateOn(context, edition, countedOn, await countedBefore(context, item))
      : undefined
  const amount = calculated ? calculated.calculation.amount : (edition.amount ?? 0)
  const goesOn = edition.period === "sinceLast"
  const state = amount === 0 ? "nothing" : item.mode === "needsValidation" ? "waiting" : "expected"
  const added = await executions.addExecution(db, owner, {
    ...{ scheduledTransactionId: id, nominal, doneOn, state, amount, causeId },
    expectedOn: amount === 0 ? null : addDays(doneOn, item.expectedDelay),
    ...(calculated && {
      percent: edition.percent,
      windowFrom: calculated.days.from,
      windowTo: calculated.days.to,
      basis: calculated.calculation.basis,
      carriedIn: calculated.calculation.carriedIn,
      carriedOut: calculated.calculation.carriedOut,
    }),
  })
  if (added && calculated) {
    const labels = new Map(calculated.facts.map((fact) => [fact.id, fact.label]))
    const counted = calculated.calculation.counted.map(({ id: fact, of, day, amount }) => ({
      ...{ scheduledTransactionId: id, executionId: added.id, fact, thing: of, day, amount },
      ...{ label: labels.get(of) ?? "", alone: !goesOn },
    }))
    await executions.addFacts(db, owner, counted)
  }
  if (added && state === "expected")
    await post(context, item, { id: added.id, amount, day: doneOn })
  await queries.changeItem(db, owner, id, {
    ...(added && calculated && goesOn && { carried: calculated.calculation.carriedOut }),
    ...{ failures: 0, retryOn: null, lastFailure: null },
  })
  return true
}

/** Posts an execution on an account kept by hand; on one fed by statements it waits for its line. */
export async function post(
  context: Context,
  item: Pick<
    queries.ItemRow,
    "operation" | "title" | "category" | "vatRate" | "accountId" | "mode"
  >,
  { id, amount, day }: { id: string; amount: number; day: Day },
): Promise<void> {
  const { db, owner } = context
  const account = await queries.findPostingAccount(db, owner, item.accountId)
  ensure(!account?.closedOn || account.closedOn >= day, "accountClosed")
  if (account?.fedBy === "statements" && day >= (account.statementsFrom ?? day)) {
    await executions.changeExecution(db, owner, id, { state: "expected" })
    return
  }
  const { category, vatRate, accountId } = item
  // It was decided when it was scheduled, whichever year it is of.
  const written = {
    day,
    label: item.title,
    amount,
    category,
    vatRate,
    accountId,
    inClosedYear: true,
  }
  const posted = { state: "posted", settledOn: day } as const
  await setScheduled(db, owner, true)
  if (item.operation === "income") {
    const income = await enterIncome(context, NewIncome.parse({ ...written, means: "transfer" }))
    await executions.changeExecution(db, owner, id, { ...posted, incomeId: income.id })
  } else {
    const means = item.mode === "autoDebit" ? "directDebit" : "transfer"
    const outcome = await enterOutcome(context, NewOutcome.parse({ ...written, means }))
    await executions.changeExecution(db, owner, id, { ...posted, outcomeId: outcome.id })
  }
  await setScheduled(db, owner, false)
}
