import type {
  NewScheduledTransaction,
  ScheduledPreview,
  ScheduledTransactionChanges,
  ScheduledTransactionDetails,
} from "#contract/scheduled-transactions"
import { addDays } from "#domain/day"
import { executionDelays } from "#domain/execution-delays"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context } from "../../ports/context"
import { findAccount } from "../accounts/queries"
import { comingDates, countedBefore, nothingBefore, zoneOf } from "./calculation.commands"
import { leaveOutCauses } from "./causes.queries"
import { execute } from "./execute.commands"
import { listDelays } from "./executions.queries"
import * as queries from "./queries"
import { actsOf, columnsOf, nextOf, refusalOfStart, show } from "./rules"

export async function showItem(context: Context, id: string): Promise<ScheduledTransactionDetails> {
  const { db, owner, today, rights } = context
  const item = found(await queries.findItem(db, owner, id))
  const late = await queries.listLate(db, owner, [id], today)
  const editions = await queries.listEditions(db, owner, id)
  const source = item.sourceItemId && (await queries.findItem(db, owner, item.sourceItemId))
  const before = await countedBefore(context, item)
  return {
    ...show(item, late.has(id), today),
    changedBy: await queries.findPersonName(db, owner, item.changedBy),
    carried: item.carried,
    coming: item.nextOn ? await comingDates(context, editions, item.nextOn, before) : [],
    delays: executionDelays(await listDelays(db, owner, id)),
    sourceItemTitle: source ? source.title : null,
    can: actsOf(item, today, rights),
  }
}

/** What its next dates would be, and come to, if it were saved as a new one or as a change; nothing is kept. */
export async function previewItem(
  context: Context,
  item: NewScheduledTransaction,
  of?: string,
): Promise<ScheduledPreview> {
  const { db, owner, today } = context
  const known = of ? found(await queries.findItem(db, owner, of)) : undefined
  await refuseUnknown(context, item, of)
  // What would not be added has no dates either.
  const refusal = known ? undefined : refusalOfStart(item.recurrence.start, today)
  if (refusal) invalid([refusal])
  if (item.trigger !== "date") return { currency: "EUR", dates: [] }
  const { terms } = columnsOf(item)
  const { start } = item.recurrence
  const startsOn = [start, today].sort().at(-1) ?? today
  const before = known ? await countedBefore(context, known) : nothingBefore
  const editions = [{ ...terms, startsOn, active: true }]
  return { currency: "EUR", dates: await comingDates(context, editions, startsOn, before) }
}

/** Answers its id. */
export async function addItem(context: Context, item: NewScheduledTransaction): Promise<string> {
  const { db, owner, today, person } = context
  const refusal = refusalOfStart(item.recurrence.start, today)
  if (refusal) invalid([refusal])
  await refuseUnknown(context, item)
  const { row, terms } = columnsOf(item)
  const edition = { ...terms, startsOn: today, active: true }
  const next = nextOf(row, [edition], today, await zoneOf(context))
  const written = { ...row, ...next, changedBy: person.id }
  const { id } = found(await queries.addItem(db, owner, written))
  await queries.saveEdition(db, owner, id, edition)
  return id
}

/** What it is from today on bears on later dates only: those that are owed are done as they were meant. */
export async function changeItem(
  context: Context,
  id: string,
  { version, ...changes }: ScheduledTransactionChanges,
): Promise<void> {
  const { db, owner, today, person } = context
  const item = await locked(context, id, version)
  const { start } = changes.recurrence
  const refusal = start !== item.startDate ? refusalOfStart(start, today) : undefined
  if (refusal) invalid([refusal])
  await refuseUnknown(context, changes, id)
  const { row, terms } = columnsOf(changes)
  await queries.saveEdition(db, owner, id, { ...terms, startsOn: today, active: item.active })
  if (terms.sourceItemId && (await queries.listSources(db, owner, id)).includes(id))
    invalid([{ path: "sourceItemId", code: "circle" }])
  await queries.changeItem(db, owner, id, {
    ...{ ...row, changedBy: person.id },
    ...(await nextAfterToday(context, { ...item, trigger: row.trigger })),
    // What it failed for may be mended: it is tried again at once.
    retryOn: null,
  })
}

/** From today on it happens, or does not. Dates of meanwhile are left out; what they would have counted waits. */
export async function activate(
  context: Context,
  id: string,
  { active, version }: { active: boolean; version: number },
): Promise<void> {
  const { db, owner, today, person } = context
  const item = await locked(context, id, version)
  ensure(item.active !== active, active ? "scheduledActive" : "scheduledDeactivated")
  const last = found((await queries.listEditions(db, owner, id)).at(-1))
  await queries.saveEdition(db, owner, id, { ...last, startsOn: today, active })
  const resumed = active && { paused: false, failures: 0, retryOn: null, lastFailure: null }
  await queries.changeItem(db, owner, id, {
    ...{ active, changedBy: person.id, ...resumed },
    ...(active ? await nextAfterToday(context, item) : { nextOn: null, dueOn: null }),
  })
}

/** Goes on after it failed, with the dates that went by meanwhile or without them. */
export async function resume(
  context: Context,
  id: string,
  { missed, version }: { missed: "do" | "skip"; version: number },
): Promise<void> {
  const { db, owner, today, now } = context
  const item = await locked(context, id, version)
  ensure(item.paused, "scheduledRuns")
  const editions = await queries.listEditions(db, owner, id)
  await queries.changeItem(db, owner, id, {
    ...{ paused: false, failures: 0, retryOn: null, lastFailure: null },
    ...(missed === "skip" && nextOf(item, editions, today, await zoneOf(context))),
  })
  if (missed === "skip") await leaveOutCauses(db, owner, id, now)
}

/** Does its next date now, if that has come, instead of at the next run. */
export async function runItem(context: Context, id: string): Promise<void> {
  const item = found(await queries.lockItem(context.db, context.owner, id))
  ensure(item.dueOn && item.dueOn <= context.today, "scheduledNotDue")
  ensure(!item.paused, "scheduledPaused")
  await execute(context, item)
}

export async function removeItem({ db, owner }: Context, id: string): Promise<void> {
  found(await queries.removeItem(db, owner, id))
}

export async function restoreItem(
  context: Context,
  id: string,
): Promise<ScheduledTransactionDetails> {
  await restoreRemoved(context.db, "scheduled_transactions", id)
  return showItem(context, id)
}

/** The date that comes next by what was just said; one that is owed stays owed, and none is done twice. */
async function nextAfterToday(context: Context, item: queries.ItemRow) {
  const { db, owner, today } = context
  if (item.trigger === "date" && item.nextOn && item.nextOn < today) return {}
  const editions = await queries.listEditions(db, owner, item.id)
  const done = await queries.findLastDate(db, owner, item.id)
  const from = done && done >= today ? addDays(done, 1) : today
  return nextOf(item, editions, from, await zoneOf(context))
}

/** The item under lock, as the caller knows it. */
async function locked(context: Context, id: string, version: number) {
  const item = found(await queries.lockItem(context.db, context.owner, id))
  return item.version === version ? item : stale(await showItem(context, id))
}

/** What it names is one's own, and it is not calculated of itself. */
async function refuseUnknown(
  { db, owner, today }: Context,
  { accountId, sourceItemId, source }: NewScheduledTransaction,
  id?: string,
): Promise<void> {
  if (accountId && !(await findAccount(db, owner, accountId, today)))
    invalid([{ path: "accountId", code: "unknown" }])
  if (source !== "item" || !sourceItemId) return
  if (sourceItemId === id) invalid([{ path: "sourceItemId", code: "circle" }])
  if (!(await queries.findItem(db, owner, sourceItemId)))
    invalid([{ path: "sourceItemId", code: "unknown" }])
}
