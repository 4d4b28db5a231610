import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, type Day, daysBetween } from "./day"
import { isWorkingDay } from "./public-holidays"
import {
  agesOf,
  burnDownOf,
  type ColumnRole,
  finishedTasks,
  flowOf,
  halfAndMost,
  historiesOf,
  inProgressOf,
  isInProgress,
  remainingTasks,
  type TaskEvent,
  throughputOf,
} from "./task-statistics"

const roles: Record<string, ColumnRole> = {
  urgent: "queue",
  todo: "queue",
  doing: "doing",
  review: "doing",
  done: "done",
}
const columns = Object.keys(roles)
const first: Day = "2026-10-26"
const from: Day = "2026-11-02"
const to: Day = "2026-11-22"
const today: Day = "2026-11-18"

/** One thing that happens to a task, so many days after the one before. */
type Step = {
  after: number
  what: "place" | "delete" | "estimate"
  column: string
  minutes: number
}

const step = fc.record<Step>({
  after: fc.integer({ min: 0, max: 6 }),
  what: fc.constantFrom("place", "place", "place", "estimate", "delete"),
  column: fc.constantFrom(...columns),
  minutes: fc.constantFrom(0, 15, 60, 210, 480),
})
const lives = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { maxLength: 12 })

/** Those lives as events; each task begins in a column, and what is deleted may come back. */
const eventsOf = (all: Step[][]): TaskEvent[] =>
  all.flatMap((steps, number) => {
    const task = `t${number}`
    let day = addDays(first, number)
    return steps.map(({ after, what, column, minutes }, at): TaskEvent => {
      day = addDays(day, after)
      const role = roles[column] ?? "queue"
      if (at === 0 || what === "place") return { task, day, place: { column, role } }
      return what === "delete" ? { task, day, place: null } : { task, day, minutes }
    })
  })

/*
 * The same by hand: each question goes through all events again, day by day, as one would with a board on paper.
 */
const tasksIn = (events: TaskEvent[]) => [...new Set(events.map(({ task }) => task))]
const until = (events: TaskEvent[], task: string, day: Day) =>
  events.filter((event) => event.task === task && event.day <= day && event.day <= today)

function columnAt(events: TaskEvent[], task: string, day: Day): string | null {
  let column: string | null = null
  for (const { place } of until(events, task, day))
    if (place === null) column = null
    else if (place) column = place.column
  return column
}

function estimateAt(events: TaskEvent[], task: string, day: Day): number {
  let estimate = 0
  for (const { minutes } of until(events, task, day)) if (minutes != null) estimate = minutes
  return estimate
}

const roleAt = (events: TaskEvent[], task: string, day: Day) => {
  const column = columnAt(events, task, day)
  return column === null ? null : roles[column]
}

function firstDayOn(wanted: (day: Day) => boolean): Day | null {
  for (let day = first; day <= today; day = addDays(day, 1)) if (wanted(day)) return day
  return null
}

const createdBy = (events: TaskEvent[], task: string) =>
  firstDayOn((day) => until(events, task, day).length > 0)
const startedBy = (events: TaskEvent[], task: string) =>
  firstDayOn((day) => ["doing", "done"].includes(roleAt(events, task, day) ?? ""))

function finishedBy(events: TaskEvent[], task: string): Day | null {
  let since: Day | null = null
  for (
    let day = today;
    day >= first && roleAt(events, task, day) === "done";
    day = addDays(day, -1)
  )
    since = day
  return since
}

const daysOf = (start: Day, end: Day) =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at))

/** The smallest of the values within which so many of them are, by trying each. */
function smallestWithin(values: number[], percent: number): number | null {
  const fits = values.filter(
    (value) => values.filter((other) => other <= value).length * 100 >= percent * values.length,
  )
  return fits.length ? Math.min(...fits) : null
}

test("statistics of random histories are those that one counts by hand", () => {
  fc.assert(
    fc.property(lives, (all) => {
      const events = eventsOf(all)
      const histories = historiesOf(events, today)
      const tasks = tasksIn(events).filter((task) => createdBy(events, task) !== null)

      expect(flowOf(histories, columns, from, to)).toEqual(
        daysOf(from, to).map((day) => ({
          day,
          counts: Object.fromEntries(
            columns.map((column) => [
              column,
              tasks.filter((task) => columnAt(events, task, day) === column).length,
            ]),
          ),
        })),
      )

      const finished = tasks.flatMap((task) => {
        const [created, started] = [createdBy(events, task), startedBy(events, task)]
        const on = finishedBy(events, task)
        if (!created || !started || !on || on < from || on > to) return []
        return [
          {
            task,
            finished: on,
            lead: daysOf(created, on).length,
            cycle: daysOf(started, on).length,
          },
        ]
      })
      const counted = finishedTasks(histories, from, to)
      expect(counted).toEqual(finished)
      const cycles = finished.map(({ cycle }) => cycle)
      expect(halfAndMost(counted.map(({ cycle }) => cycle))).toEqual({
        p50: smallestWithin(cycles, 50),
        p85: smallestWithin(cycles, 85),
      })

      expect(throughputOf(counted, from, to)).toEqual(
        ["2026-11-02", "2026-11-09", "2026-11-16"].map((week) => ({
          week,
          count: finished.filter((one) => daysOf(week, addDays(week, 6)).includes(one.finished))
            .length,
        })),
      )

      const inProgress = (task: string, day: Day) => {
        const started = startedBy(events, task)
        const role = roleAt(events, task, day)
        return started !== null && started <= day && role !== null && role !== "done"
      }
      for (const day of daysOf(from, today))
        expect(histories.filter((one) => isInProgress(one, day)).map(({ task }) => task)).toEqual(
          tasks.filter((task) => inProgress(task, day)),
        )
      expect(inProgressOf(histories, from, today)).toEqual(
        daysOf(from, today).map((day) => ({
          day,
          count: tasks.filter((task) => inProgress(task, day)).length,
        })),
      )
      expect(agesOf(histories, today)).toEqual(
        tasks
          .filter((task) => inProgress(task, today))
          .map((task) => ({
            task,
            age: daysOf(startedBy(events, task) ?? today, today).length,
          })),
      )

      const remaining = (day: Day) =>
        tasks
          .filter((task) => ["queue", "doing"].includes(roleAt(events, task, day) ?? ""))
          .reduce((sum, task) => sum + estimateAt(events, task, day), 0)
      const burnDown = burnDownOf(histories, { from, to, today, zone: "metropole", daysOff: [] })
      const working = daysOf(from, to).filter((day) => isWorkingDay(day))
      expect(burnDown.start).toBe(remaining(addDays(from, -1)))
      for (const { day, remaining: left, ideal } of burnDown.days) {
        expect(left).toBe(day <= today ? remaining(day) : null)
        const ahead = working.filter((one) => one > day).length
        expect(ideal).toBeCloseTo((remaining(addDays(from, -1)) * ahead) / working.length)
        expect(remainingTasks(histories, day).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
          remaining(day),
        )
      }
    }),
    { numRuns: 100 },
  )
})

test("what passed through work by mistake, and back before the evening, has not begun", () => {
  const queue = { column: "todo", role: "queue" } as const
  const histories = historiesOf(
    [
      { task: "t", day: "2026-11-02", place: queue },
      { task: "t", day: "2026-11-03", place: { column: "doing", role: "doing" } },
      { task: "t", day: "2026-11-03", place: queue },
    ],
    today,
  )
  expect(histories[0]).toMatchObject({ created: "2026-11-02", started: null, finished: null })
})

test("what was finished and then deleted is finished no more, and counts as it did until its day", () => {
  const histories = historiesOf(
    [
      { task: "t", day: "2026-11-02", place: { column: "done", role: "done" } },
      { task: "t", day: "2026-11-05", place: null },
    ],
    today,
  )
  expect(finishedTasks(histories, from, to)).toEqual([])
  expect(flowOf(histories, ["done"], "2026-11-04", "2026-11-05")).toEqual([
    { day: "2026-11-04", counts: { done: 1 } },
    { day: "2026-11-05", counts: { done: 0 } },
  ])
})

test("the ideal line stands still on own days off, and falls by half on half of one", () => {
  const histories = historiesOf(
    [{ task: "t", day: "2026-11-01", place: { column: "todo", role: "queue" }, minutes: 400 }],
    "2026-11-06",
  )
  const { days } = burnDownOf(histories, {
    ...{ from: "2026-11-02", to: "2026-11-06", today: "2026-11-06", zone: "metropole" },
    daysOff: [
      { day: "2026-11-03", quarters: 4 },
      { day: "2026-11-05", quarters: 2 },
    ],
  })
  const left = [2.5, 2.5, 1.5, 1, 0].map((ahead) => (400 * ahead) / 3.5)
  expect(days.map(({ ideal }) => ideal)).toEqual(left.map((minutes) => expect.closeTo(minutes)))
})
