import { expect, test } from "vitest"
import { type CountedFact, calculate, type Fact, type Window } from "#domain/calculated-amount"
import { addDays, type Day } from "#domain/day"
import { executionDelays, scheduledState } from "#domain/execution-delays"
import type { MicroActivity } from "#domain/micro-contributions"
import type { DayShift, HolidayZone } from "#domain/public-holidays"
import { splitReceipt } from "#domain/receipt-split"
import type { Recurrence } from "#domain/recurrence"
import { datesDue, type Edition, editionOn, scheduledDates } from "#domain/scheduled-dates"
import { setAside } from "#domain/set-aside"
import type { VatRegime } from "#domain/vat"
import { startOfVatPeriod, vatDueDay, vatInstalments, vatPeriods } from "#domain/vat-calendar"
import type { VatRhythm } from "#domain/vat-rhythm"
import { type YearlyVat, yearlyVat } from "#domain/vat-yearly"
import { vectors } from "./treasury-vectors.json"

/*
 * Cases of scheduled transactions, as they were handed over. Each group has one runner, which says how the product
 * is asked; the cases are data, and more of them can be added there.
 */

type Case = (typeof vectors)[number]

const ofGroup = (group: string) => vectors.filter((one) => one.group === group)
const inputOf = <Input>(one: Case) => one.input as unknown as Input

interface Dates extends Recurrence {
  adjust: DayShift
  zone: HolidayZone
  count: number
}

test.each(ofGroup("scheduled_dates"))("$id: $note", (one) => {
  const { adjust, zone, count, ...recurrence } = inputOf<Dates>(one)
  const edition = { from: recurrence.start, active: true, recurrence, shift: adjust }
  expect(scheduledDates([edition], recurrence.start, count, zone)).toEqual(one.expected)
})

interface Calculated {
  item: {
    percent: string
    window: { kind: Window["kind"]; days?: number }
    countFrom?: Day
    start: Day
    frequency?: Recurrence["frequency"]
    monthEnd?: boolean
    off?: [Day, Day][]
    changes?: { on: Day; percent: string }[]
  }
  facts: (Fact & { recorded?: Day })[]
  runs: { on: Day; fails?: boolean }[]
}

/** Runs an item on some days, as the job does: each date once, the oldest first, and none past one that fails. */
function run({ item, facts, runs }: Calculated) {
  const { start, frequency = "monthly", monthEnd = false, off = [], changes = [] } = item
  const recurrence = { frequency, every: 1, start, monthEnd, expiry: null }
  const window = { ...item.window, countFrom: item.countFrom } as Window
  const first = { from: start, active: true, percent: item.percent }
  const said = [
    ...changes.map(({ on, percent }) => ({ from: on, percent })),
    ...off.flatMap(([from, until]) => [
      { from, active: false },
      { from: until, active: true },
    ]),
  ].sort((one, other) => (one.from < other.from ? -1 : 1))
  let edition = first
  const editions = [
    first,
    ...said.map((change) => {
      edition = { ...edition, ...change }
      return edition
    }),
  ]
  const timed: Edition[] = editions.map((each) => ({ ...each, recurrence, shift: "none" }))
  const counted: CountedFact[] = []
  const done: Record<string, unknown>[] = []
  let carried = 0
  let next: Day = start
  for (const { on, fails = false } of runs) {
    for (const { nominal: date } of datesDue(timed, next, on)) {
      if (fails) {
        done.push({ date, ranOn: on, outcome: "failed" })
        break
      }
      const percent = editionOn(editions, date)?.percent ?? "0"
      const known = facts.filter(({ day, recorded }) => (recorded ?? day) <= on)
      const amount = calculate({ percent, window }, date, known, { counted, carried })
      counted.push(...amount.counted)
      carried = amount.carriedOut
      next = addDays(date, 1)
      const ids = amount.counted.map(({ of }) => of)
      done.push({ date, ranOn: on, outcome: "done", percent, ...amount, counted: ids })
    }
  }
  return done
}

test.each(ofGroup("calculated"))("$id: $note", (one) => {
  const done = run(inputOf<Calculated>(one))
  const expected = one.expected as unknown as Record<string, unknown>[]
  expect(done).toHaveLength(expected.length)
  expect(done).toMatchObject(expected)
})

interface States {
  today: Day
  items: {
    id: string
    active: boolean
    waitingSince?: Day | null
    expectedDay?: Day
    settled?: boolean
  }[]
}

test.each(ofGroup("state"))("$id: $note", (one) => {
  const { today, items } = inputOf<States>(one)
  const state = ({ active, waitingSince, expectedDay, settled }: States["items"][number]) =>
    scheduledState(
      {
        active,
        waitingSince: waitingSince ? [waitingSince] : [],
        expectedOn: expectedDay && !settled ? [expectedDay] : [],
      },
      today,
    )
  expect(Object.fromEntries(items.map((item) => [item.id, state(item)]))).toEqual(one.expected)
})

test.each(ofGroup("delays"))("$id: $note", (one) => {
  const { executions } = inputOf<{ executions: { expected: Day; actual: Day | null }[] }>(one)
  expect(executionDelays(executions)).toEqual(one.expected)
})

interface Calendar {
  regime: VatRegime
  rhythm?: VatRhythm
  dueDay?: number
  on?: Day
  year?: number
  lastYearVat?: number
  turnover2026?: number
}

test.each(ofGroup("vat_calendar"))("$id: $note", (one) => {
  const { regime, rhythm = null, dueDay = 15, on, ...yearly } = inputOf<Calendar>(one)
  const turnover = (yearly.turnover2026 ?? 0) * 100
  const regimes = [{ startsOn: "1900-01-01", regime }]
  const declaring = { regimes, rhythm, turnoverOf: () => turnover }
  if (on) {
    const [period] = vatPeriods(startOfVatPeriod(on, declaring), on, declaring)
    const { from = "", to = "", form = "ca3" } = period ?? {}
    expect({ period: { from, to }, due: vatDueDay({ form, to }, dueDay) }).toEqual(one.expected)
    return
  }
  const { year = 0, lastYearVat = 0 } = yearly
  const periods = vatPeriods(`${year}-01-01`, `${year + 1}-01-01`, declaring)
  const [last, next] = periods
  expect(last).toMatchObject({ form: "ca12", to: `${year}-12-31` })
  expect({
    instalments: vatInstalments(year, lastYearVat),
    yearlyReturnBy: last && vatDueDay(last, dueDay),
    from2027: next?.to === `${year + 1}-03-31` ? "quarterly" : "monthly",
  }).toEqual(one.expected)
})

test.each(ofGroup("ca12"))("$id: $note", (one) => {
  expect(yearlyVat(inputOf<YearlyVat>(one))).toMatchObject(one.expected)
})

interface Held {
  balance: number
  vat: { collected: number; deductible: number }
  undeclared: { activity: MicroActivity; net: number }[]
  withIncomeTax?: boolean
}

test.each(ofGroup("set_aside"))("$id: $note", (one) => {
  const { undeclared, withIncomeTax = false, ...held } = inputOf<Held>(one)
  const how = { withIncomeTax, incomeTaxRate: null, beganWithAcre: null, departement: undefined }
  const splits = undeclared.flatMap(
    (received) => splitReceipt({ ...received, day: "2026-06-10", vat: 0 }, how) ?? [],
  )
  expect(setAside({ ...held, undeclared: splits })).toEqual(one.expected)
})
