import { expect, test } from "vitest"
import { NewEvent } from "#contract/events"
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
