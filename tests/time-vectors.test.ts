import { expect, test } from "vitest"
import { NewEvent } from "#contract/events"
import { todayIn } from "#domain/day"
import { datesBetween, type Recurrence, startingOn } from "#domain/recurrence"
import {
  changeSeries,
  deleteOccurrences,
  isAllDay,
  occurrencesBetween,
  onDay,
  type Scope,
  type Series,
} from "#domain/series"
import {
  agesOf,
  burnDownOf,
  type ColumnRole,
  finishedTasks,
  flowOf,
  halfAndMost,
  historiesOf,
  type TaskEvent,
  throughputOf,
} from "#domain/task-statistics"
import { decimalOf } from "#domain/timesheet"
import { proposedQuarters, secondsByDay, wholeMinutes } from "#domain/tracked-time"
import { dayOf, instantIn } from "#domain/zone"
import { message } from "../api/http/messages"
import { vectors } from "./time-vectors.json"

/*
 * Cases of time, as they were handed over. Each group has one runner, which says how the product is asked; the
 * cases are data, and more of them can be added there.
 */

type Case = (typeof vectors)[number]

const ofGroup = (group: string) => vectors.filter((one) => one.group === group)
const inputOf = <Input>(one: Case) => one.input as unknown as Input

type Rule = Partial<Recurrence> & { start: string; zone?: string; until?: string }

const ruleOf = ({ zone: _, until, start, ...rule }: Rule): Recurrence =>
  startingOn({
    ...{ frequency: "weekly", every: 1, expiry: until ?? null },
    ...rule,
    start: dayOf(start),
  })

test.each(ofGroup("recurrence"))("$id: $note", (one) => {
  const { rule, from, to } = inputOf<{ rule: Rule; from: string; to: string }>(one)
  const starts = datesBetween(ruleOf(rule), from, to).map((day) => onDay(day, rule.start))
  const instant = (local: string) =>
    instantIn(rule.zone ?? "UTC", local)
      .toISOString()
      .replace(".000", "")
  expect(
    isAllDay(rule.start) ? starts : starts.map((local) => ({ local, instant: instant(local) })),
  ).toEqual((one.expected as unknown as { starts: unknown }).starts)
})

interface Edit {
  series: { rule: Rule; minutes: number; title: string }
  changes: {
    what: "change" | "delete"
    occurrence: string
    scope: Scope
    set?: { start?: string; minutes?: number; title?: string }
  }[]
  from: string
  to: string
}

test.each(ofGroup("edit"))("$id: $note", (one) => {
  const { series, changes, from, to } = inputOf<Edit>(one)
  const { rule, minutes, title } = series
  const first: Series<{ title: string }> = {
    ...{ start: rule.start, length: minutes, rule: ruleOf(rule), fields: { title }, overrides: {} },
  }
  const all = changes.reduce(
    (known, { what, occurrence, scope, set = {} }) => {
      // The one that has it: each change of the vectors names one that is there.
      const [changed, ...others] = known
      if (!changed) return known
      const { title: renamed, minutes: length, start } = set
      const fields = renamed === undefined ? undefined : { title: renamed }
      const next =
        what === "delete"
          ? [deleteOccurrences(changed, occurrence, scope) ?? []].flat()
          : changeSeries(changed, occurrence, scope, { start, length, fields }).series
      return [...next, ...others]
    },
    [first],
  )
  const happening = all
    .flatMap((each) => occurrencesBetween(each, from, to))
    .map(({ start, length, fields }) => ({ start, minutes: length, title: fields.title }))
    .sort((left, right) => (left.start < right.start ? -1 : 1))
  expect(happening).toEqual(one.expected)
})

test.each(ofGroup("form"))("$id: $note", (one) => {
  const { error } = NewEvent.safeParse(inputOf(one))
  // The house writes "Required field" with a capital.
  const said = (error?.issues ?? []).map((issue) => ({
    field: issue.path.join("."),
    message: message("en", issue.message).toLowerCase(),
  }))
  const expected = one.expected as unknown as { field: string; message: string }[]
  expect(said).toEqual(
    expected.map(({ field, message: words }) => ({ field, message: words.toLowerCase() })),
  )
})

test.each(ofGroup("timer"))("$id: $note", (one) => {
  const { contracts, entries } = inputOf<{
    contracts: Record<string, "day" | "hour">
    entries: { contract: string; start: string; end: string }[]
  }>(one)
  const sums = new Map<string, { day: string; contract: string; seconds: number }>()
  for (const { contract, start, end } of entries)
    for (const { day, seconds } of secondsByDay({ start: new Date(start), end: new Date(end) })) {
      const key = `${day} ${contract}`
      const sum = sums.get(key) ?? { day, contract, seconds: 0 }
      sums.set(key, { ...sum, seconds: sum.seconds + seconds })
    }
  expect(
    [...sums.values()].map(({ day, contract, seconds }) => ({
      day,
      contract,
      minutes: wholeMinutes(seconds),
      proposed: decimalOf(proposedQuarters(seconds, contracts[contract] ?? "day", 7)),
    })),
  ).toEqual(one.expected)
})

interface Board {
  columns: Record<string, ColumnRole>
  events: { task: string; at: string; what: string; to?: string; minutes?: number }[]
  from: string
  to: string
  today: string
  burndown?: { from: string; to: string }
}

test.each(ofGroup("board"))("$id: $note", (one) => {
  const { columns, events, from, to, today, burndown } = inputOf<Board>(one)
  const happened = events.map(
    ({ task, at, what, to: column, minutes }): TaskEvent => ({
      task,
      day: todayIn("Europe/Paris", new Date(at)),
      ...(column && { place: { column, role: columns[column] ?? "queue" } }),
      ...(what === "deleted" && { place: null }),
      ...(what === "estimated" && { minutes: minutes ?? null }),
    }),
  )
  const histories = historiesOf(happened, today)
  const finished = finishedTasks(histories, from, to)
  const days = flowOf(histories, Object.keys(columns), from, to)
  expect({
    flow: days.map(({ day, counts }) => ({ day, ...counts })),
    tasks: finished.map(({ task, lead, cycle }) => ({ task, lead, cycle })),
    throughput: throughputOf(finished, from, to),
    cycle: halfAndMost(finished.map(({ cycle }) => cycle)),
    lead: halfAndMost(finished.map(({ lead }) => lead)),
    ages: Object.fromEntries(agesOf(histories, today).map(({ task, age }) => [task, age])),
    ...(burndown && {
      burndown: burnDownOf(histories, { ...burndown, today, zone: "metropole", daysOff: [] }),
    }),
  }).toEqual(one.expected)
})
