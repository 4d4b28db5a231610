import { randomUUID } from "node:crypto"
import type {
  EventChanges,
  EventDeletion,
  EventDetails,
  EventMove,
  EventOutcome,
  NewEvent,
} from "#contract/events"
import { countBefore } from "#domain/recurrence"
import {
  changeSeries,
  countOccurrences,
  deleteOccurrences,
  isFirst,
  isNamed,
  type Moment,
  occurrenceOf,
  refusalOfMove,
  repeats,
  type Scope,
  type SeriesChange,
} from "#domain/series"
import { dayOf, isShownIn } from "#domain/zone"
import { ensure, found, invalid, stale } from "../../http/problem"
import { splitRule } from "../../icalendar/expand"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { findContract } from "../contracts/queries"
import {
  byForeignRule,
  findSeries,
  isMovable,
  listConflicts,
  listSeriesConflicts,
  nextDays,
  nextOccurrence,
  settingsOf,
} from "./occurrences.commands"
import * as queries from "./queries"
import { nextReminder } from "./reminders.rules"
import {
  changeOf,
  columnsOf,
  type EventOccurrence,
  type EventSeries,
  eventActs,
  isRescheduled,
  momentOf,
  nameOfPart,
  newSeries,
  overridesOf,
  showEvent,
} from "./rules"

/** An event, or one occurrence of it, with what the caller can do with it. */
export async function showDetails(
  context: Context,
  row: queries.EventRow,
  name?: string,
): Promise<EventDetails> {
  const series = await findSeries(context, row)
  const occurrence =
    name === undefined ? nextOccurrence(series, context.today) : named(series, name)
  const shown = occurrence ?? { occurrence: series.start, ...series }
  const isSeries = repeats(series)
  const { zone } = await settingsOf(context)
  return {
    ...showEvent(row, shown),
    occurrence: isSeries ? shown.occurrence : null,
    first: isFirst(series, shown.occurrence),
    ...countOccurrences(series, context.today),
    // A rule of another calendar that names no end has none, however few of its days can be named.
    ...(row.foreignRule && !/\b(?:UNTIL|COUNT)=/i.test(row.foreignRule) && { left: null }),
    nextDates: isSeries ? nextDays(series, context.today, zone) : [],
    // A series as a whole is told of all its next dates.
    conflicts:
      isSeries && name === undefined
        ? await listSeriesConflicts(context, row.id, series)
        : await listConflicts(context, row.id, shown),
    changeId: (await findUndoable(context, row)) ?? null,
    can: eventActs(context.rights),
  }
}

/** The occurrence of that name; another person's event and a day that is none are answered alike. */
const named = (series: EventSeries, name: string): EventOccurrence =>
  found(isNamed(series, name) ? occurrenceOf(series, name) : undefined)

export async function addEvent(context: Context, event: NewEvent): Promise<EventDetails> {
  const { db, owner, now } = context
  await checkOwn(context, event)
  checkReminders(event)
  const zone = event.zone ?? (await settingsOf(context)).zone
  checkClock(event, zone)
  const series = newSeries(event, zone)
  const { clientId, contractId, projectId } = event
  const id = await queries.addEvent(db, owner, {
    ...written(series, now),
    ...{ clientId, contractId, projectId, uid: `${crypto.randomUUID()}@plume` },
  })
  return showDetails(context, found(await queries.findEvent(db, owner, id)))
}

/** The columns of a series that was changed now. */
const written = (series: EventSeries, now: Date, since = now) => ({
  ...columnsOf(series),
  stampedAt: now,
  nextReminderAt: nextReminder(series, since),
})

/** The event under lock, as the caller knows it; else as it is now, the occurrence that they look at where it is still there. */
async function lockAsKnown(
  context: Context,
  id: string,
  version: number,
  occurrence?: string | null,
) {
  const row = found(await queries.lockEvent(context.db, context.owner, id))
  if (row.version === version) return row
  const isThere = occurrence && isNamed(await findSeries(context, row), occurrence)
  return stale(await showDetails(context, row, isThere ? occurrence : undefined))
}

export async function changeEvent(
  context: Context,
  id: string,
  { version, ...typed }: EventChanges,
): Promise<EventOutcome> {
  const row = await lockAsKnown(context, id, version, typed.occurrence)
  const series = await findSeries(context, row)
  const { scope, occurrence } = meant(series, typed)
  await checkOwn(context, typed)
  checkReminders(typed)
  const other = (["clientId", "contractId", "projectId"] as const).find(
    (name) => typed[name] !== row[name],
  )
  if (other && scope === "this" && repeats(series))
    invalid([{ path: other, code: "ofWholeSeries" }])
  const shown = named(series, occurrence)
  const zone = typed.zone ?? series.fields.zone
  const change = changeOf(shown, series, { ...typed, version }, zone)
  // Of a rule that names such an hour only what is said anew is refused.
  if (isRescheduled(change)) checkClock(typed, zone)
  if (change.rule !== undefined && scope === "this" && repeats(series))
    invalid([{ path: "scope", code: "ruleOfSeries" }])
  const { clientId, contractId, projectId } = typed
  const others = { clientId, contractId, projectId }
  const shared = scope === "following" ? sharingTimes(series, occurrence, change) : change
  return apply(context, row, series, { scope, occurrence, change: shared, with: others })
}

/** So many times as stood there are those of the whole series: what follows has as many as are left of them. */
function sharingTimes(
  { rule: before }: EventSeries,
  occurrence: Moment,
  change: Change["change"],
): Change["change"] {
  const { rule } = change
  if (!rule?.times || !before || rule.times !== before.times) return change
  return {
    ...change,
    rule: { ...rule, times: rule.times - countBefore(before, dayOf(occurrence)) },
  }
}

/** Another time for an event, as by dragging it: what is asked of a series is the same. */
export async function moveEvent(
  context: Context,
  id: string,
  { version, ...move }: EventMove,
): Promise<EventOutcome> {
  const row = await lockAsKnown(context, id, version, move.occurrence)
  const series = await findSeries(context, row)
  const { scope, occurrence } = meant(series, move)
  const its = named(series, occurrence)
  const { fields } = its
  checkClock(move, fields.zone)
  // What is as it was stays the series' own.
  const { start, length } = momentOf(move)
  const change = {
    ...(start !== its.start && { start }),
    ...(length !== its.length && { length }),
  }
  return apply(context, row, series, { scope, occurrence, change, with: {} })
}

interface Meant {
  scope: Scope
  occurrence: Moment
}

/** Of which occurrences something is meant: of a series it must be said. */
function meant(
  series: EventSeries,
  { scope, occurrence }: { scope: Scope | null; occurrence: string | null },
): Meant {
  if (!repeats(series)) return { scope: "all", occurrence: series.start }
  if (!scope) invalid([{ path: "scope", code: "required" }])
  if (!occurrence) invalid([{ path: "occurrence", code: "required" }])
  return { scope, occurrence }
}

type Change = Meant & {
  change: SeriesChange<EventSeries["fields"]>
  with: Partial<Pick<queries.EventRow, "clientId" | "contractId" | "projectId">>
}

async function apply(
  context: Context,
  row: queries.EventRow,
  series: EventSeries,
  { scope, occurrence, change, with: others }: Change,
): Promise<EventOutcome> {
  const { db, owner } = context
  if (scope !== "this" || !repeats(series)) checkMove(row, series, occurrence, change)
  const before = await queries.keepEvents(db, owner, [row.id])
  const cut = scope === "following" ? cutForeign(row, series, occurrence) : undefined
  const rest = cut && changeSeries(cut.after, occurrence, "all", change)
  const outcome = rest
    ? { series: [cut.before, ...rest.series], dropped: rest.dropped }
    : changeSeries(series, occurrence, scope, change)
  const [first, second] = outcome.series
  const sequence = row.sequence + (isRescheduled(change) || second ? 1 : 0)
  await save(context, { ...row, ...cut?.rules[0] }, found(first), {
    ...{ sequence, ...(second ? {} : others) },
  })
  const id = second
    ? await addRest(context, { ...row, ...cut?.rules[1] }, second, { occurrence, with: others })
    : row.id
  const changeId = await keepChange(context, before, [row.id, id])
  // The days of a rule of another calendar are named anew from where it begins now.
  const its = (second ?? first)?.dates
    ? await findSeries(context, found(await queries.findEvent(db, owner, id)))
    : found(second ?? first)
  // In a rule that moved it has another name.
  const name = scope === "this" ? occurrence : (change.start ?? occurrence)
  const shown =
    (isNamed(its, name) && occurrenceOf(its, name)) || nextOccurrence(its, context.today)
  return {
    ...{ eventId: id, changeId, dropped: outcome.dropped },
    occurrence: repeats(its) ? (shown?.occurrence ?? null) : null,
    conflicts:
      scope !== "this" && repeats(its)
        ? await listSeriesConflicts(context, id, its)
        : shown
          ? await listConflicts(context, id, shown)
          : [],
  }
}

/** A series as a whole is moved only where each of it happens then as it did before. */
function checkMove(
  row: queries.EventRow,
  series: EventSeries,
  occurrence: Moment,
  { start, rule }: Change["change"],
): void {
  if (start === undefined || rule !== undefined) return
  const refusal = refusalOfMove(series, occurrence, start)
  if (refusal) invalid([{ path: "scope", code: refusal }])
  if (!isMovable(row, series, [occurrence, start])) invalid([{ path: "scope", code: "customMove" }])
}

interface Cut {
  before: EventSeries
  after: EventSeries
  rules: { foreignRule: string }[]
}

/** A series by a rule of another calendar as two; nothing of its first one, of which all is meant. */
function cutForeign(
  { foreignRule }: queries.EventRow,
  series: EventSeries,
  occurrence: Moment,
): Cut | undefined {
  if (foreignRule === null || isFirst(series, occurrence)) return undefined
  const { start, fields, overrides } = series
  const two = splitRule(foreignRule, start, occurrence, fields.zone)
  if (!two) return invalid([{ path: "scope", code: "customFollowing" }])
  const pick = (isWanted: (name: Moment) => boolean) =>
    Object.fromEntries(Object.entries(overrides).filter(([name]) => isWanted(name)))
  return {
    before: byForeignRule({ ...series, overrides: pick((name) => name < occurrence) }, two.before),
    after: byForeignRule(
      { ...series, start: occurrence, overrides: pick((name) => name >= occurrence) },
      two.after,
    ),
    rules: [{ foreignRule: two.before }, { foreignRule: two.after }],
  }
}

async function save(
  { db, owner, now }: Context,
  row: queries.EventRow,
  series: EventSeries,
  others: Parameters<typeof queries.changeEvent>[3],
) {
  // What is due already and has not rung is not lost by a change.
  const isDue = row.nextReminderAt !== null && row.nextReminderAt <= now
  const since = isDue ? new Date((row.nextReminderAt?.getTime() ?? 0) - 1) : now
  const foreignRule = series.dates ? row.foreignRule : null
  await queries.changeEvent(db, owner, row.id, {
    ...written(series, now, since),
    foreignRule,
    ...others,
  })
  await queries.replaceOverrides(db, owner, row.id, overridesOf(series))
}

/** The part of a series that goes on otherwise is an event of its own. */
async function addRest(
  { db, owner, now }: Context,
  row: queries.EventRow,
  series: EventSeries,
  { occurrence, with: others }: Pick<Change, "occurrence" | "with">,
): Promise<string> {
  const { clientId, contractId, projectId } = { ...row, ...others }
  const id = await queries.addEvent(db, owner, {
    ...written(series, now),
    foreignRule: series.dates ? row.foreignRule : null,
    ...{ clientId, contractId, projectId, uid: nameOfPart(row.uid, occurrence, randomUUID()) },
  })
  await queries.replaceOverrides(db, owner, id, overridesOf(series))
  await queries.joinImport(db, owner, row.id, id)
  return id
}

/** Keeps what a change replaced, so that it can be taken back. */
export async function keepChange(
  { db, owner, now }: Context,
  before: Awaited<ReturnType<typeof queries.keepEvents>>,
  ids: readonly string[],
): Promise<string> {
  const after = await queries.versionsOf(db, owner, [...new Set(ids)])
  return queries.addChange(db, owner, { at: now, before, after })
}

/** Deletes an occurrence, those from it on, or all of them: then the event itself goes, to the bin. */
export async function removeOccurrences(
  context: Context,
  id: string,
  { version, ...asked }: EventDeletion,
): Promise<EventOutcome> {
  const { db, owner } = context
  const row = await lockAsKnown(context, id, version, asked.occurrence)
  const series = await findSeries(context, row)
  const { scope, occurrence } = meant(series, asked)
  named(series, occurrence)
  const nothing = { eventId: null, occurrence: null, dropped: 0, conflicts: [] }
  const cut = scope === "following" ? cutForeign(row, series, occurrence) : undefined
  const left = cut ? cut.before : deleteOccurrences(series, occurrence, scope)
  if (!left || !nextOccurrence(left, context.today)) {
    await queries.removeEvents(db, owner, [id])
    return { ...nothing, changeId: null }
  }
  const before = await queries.keepEvents(db, owner, [id])
  await save(context, { ...row, ...cut?.rules[0] }, left, { sequence: row.sequence + 1 })
  return { ...nothing, eventId: id, changeId: await keepChange(context, before, [id]) }
}

const quarterOfAnHour = 15 * 60_000

const undoableSince = (now: Date) => new Date(now.getTime() - quarterOfAnHour)

/** The last change of an event, which the caller may still take back. */
async function findUndoable({ db, owner, now, rights }: Context, row: queries.EventRow) {
  if (!rights.has("calendar.edit")) return undefined
  return (await queries.findUndoable(db, owner, row, undoableSince(now)))?.id
}

/** Takes a change back, as long as nobody changed what it left. */
export async function undoChange(
  context: Context,
  changeId: string,
): Promise<{ restored: number }> {
  const { db, owner, now } = context
  const { before, after } = found(await queries.takeChange(db, owner, changeId, undoableSince(now)))
  const ids = after.map(({ id }) => id)
  const there = await queries.versionsOf(db, owner, ids)
  ensure(
    after.every(({ id, version }) => there.some((one) => one.id === id && one.version === version)),
    "calendarChanged",
  )
  const known = new Set(before.map(({ event }) => event.id))
  const added = ids.filter((id) => !known.has(id))
  await queries.removeEvents(db, owner, added)
  for (const kept of before) await putBack(context, kept)
  return { restored: before.length + added.length }
}

/** Makes an event what it was; in what is kept its instants are texts, as JSON has none. */
export async function putBack(
  { db, owner }: Pick<Context, "db" | "owner">,
  { event, overrides }: queries.Kept,
): Promise<void> {
  const { id, version: _, createdAt, changedAt, stampedAt, nextReminderAt, ...columns } = event
  const kept = {
    ...columns,
    stampedAt: new Date(stampedAt),
    nextReminderAt: nextReminderAt && new Date(nextReminderAt),
  }
  if (await queries.findEvent(db, owner, id)) await queries.changeEvent(db, owner, id, kept)
  else
    await queries.addEvent(db, owner, {
      ...kept,
      ...{ id, createdAt: new Date(createdAt), changedAt: new Date(changedAt) },
    })
  await queries.replaceOverrides(db, owner, id, overrides)
}

/** Its client, its contract and its project are the owner's own. */
async function checkOwn(
  { db, owner }: Context,
  { clientId, contractId, projectId }: Pick<NewEvent, "clientId" | "contractId" | "projectId">,
): Promise<void> {
  if (clientId && !(await findClient(db, owner, clientId)))
    invalid([{ path: "clientId", code: "unknown" }])
  const contract = contractId ? await findContract(db, owner, contractId) : null
  if (contract === undefined) invalid([{ path: "contractId", code: "unknown" }])
  if (contract && clientId && contract.clientId !== clientId)
    invalid([{ path: "contractId", code: "contractOfAnother" }])
  if (projectId && !(await queries.hasProject(db, owner, projectId)))
    invalid([{ path: "projectId", code: "unknown" }])
}

type Times = Pick<NewEvent, "allDay" | "startDate" | "startTime" | "endDate" | "endTime">

/** An hour that the clocks of the zone leave out, as they are put forward, does not exist (specification §5). */
function checkClock({ allDay, startDate, startTime, endDate, endTime }: Times, zone: string) {
  if (allDay) return
  const missing = [
    ...(isShownIn(zone, `${startDate}T${startTime}`) ? [] : ["startTime"]),
    ...(isShownIn(zone, `${endDate}T${endTime}`) ? [] : ["endTime"]),
  ]
  if (missing.length > 0) invalid(missing.map((path) => ({ path, code: "eventDate" })))
}

const minutesOf = { minutes: 1, hours: 60, days: 1440, weeks: 10_080 }

/** What is all day is announced by days, and at an hour. */
function checkReminders({ allDay, reminders }: Pick<NewEvent, "allDay" | "reminders">) {
  const minutes = reminders.map(({ amount, unit, at }) => `${minutesOf[unit] * amount} ${at ?? ""}`)
  const wrong = reminders.flatMap(({ amount, unit }, at) => {
    if (minutes.indexOf(minutes[at] ?? "") < at)
      return [{ path: `reminders[${at}].amount`, code: "reminderTwice" }]
    if (allDay && (unit === "minutes" || unit === "hours"))
      return [{ path: `reminders[${at}].unit`, code: "reminderDays" }]
    return minutesOf[unit] * amount > 366 * 1440
      ? [{ path: `reminders[${at}].amount`, code: "reminderTooEarly" }]
      : []
  })
  if (wrong.length > 0) invalid(wrong)
}
