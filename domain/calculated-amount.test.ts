import { expect, test } from "vitest"
import { type CountedFact, calculate, daysOf, type Fact, uncounted } from "./calculated-amount"
import { addDays, type Day } from "./day"

const all = { from: "2026-01-01", to: "2026-12-31" }

test("what was put right counts with the difference, and what is gone is taken back", () => {
  const rent: Fact = { id: "rent", day: "2026-03-02", amount: 90_000 }
  const counted = uncounted([rent], [], all)
  expect(counted).toEqual([{ ...rent, of: "rent" }])
  const dearer = { ...rent, amount: 95_000 }
  const more = uncounted([dearer], counted, all)
  expect(more).toEqual([{ id: "rent/2", of: "rent", day: rent.day, amount: 5_000 }])
  expect(uncounted([dearer], [...counted, ...more], all)).toEqual([])
  expect(uncounted([], [...counted, ...more], all)).toEqual([
    { id: "rent/3", of: "rent", day: rent.day, amount: -95_000 },
  ])
})

test("the quarter and the year before a date are whole", () => {
  expect(daysOf({ kind: "previousMonth" }, "2026-03-31")).toEqual({
    from: "2026-02-01",
    to: "2026-02-28",
  })
  expect(daysOf({ kind: "previousQuarter" }, "2026-02-10")).toEqual({
    from: "2025-10-01",
    to: "2025-12-31",
  })
  expect(daysOf({ kind: "previousYear" }, "2027-05-04")).toEqual(all)
})

/** Numbers that are always the same, so that what is red stays red. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test("whatever comes in, fails, waits, is taken back, put right or caught up: each fact counts once", () => {
  for (let seed = 1; seed <= 10_000; seed++) {
    const roll = dice(seed)
    const facts = new Map<string, Fact>()
    const executions: {
      counted: CountedFact[]
      amount: number
      carriedIn: number
      carriedOut: number
    }[] = []
    const counted = () => executions.flatMap((execution) => execution.counted)
    let carried = 0
    let today: Day = "2026-01-01"
    /** The dates that nothing was done for yet, the oldest first. */
    let owed: Day[] = []
    const execute = (date: Day) => {
      const window = { kind: "sinceLast", countFrom: "2025-01-01" } as const
      const done = calculate({ percent: "100", window }, date, [...facts.values()], {
        counted: counted(),
        carried,
      })
      executions.push(done)
      carried = done.carriedOut
    }
    for (let step = 0; step < 20; step++) {
      today = addDays(today, roll(12))
      const id = `f${step}`
      const known = [...facts.values()][roll(facts.size + 1)]
      // What is written down today may be of a day long gone.
      const day = addDays(today, -roll(40))
      const act = roll(8)
      if (act <= 1) facts.set(id, { id, day, amount: roll(100_000) })
      else if (act === 2 && known) facts.set(id, { id, day, amount: -known.amount })
      else if (act === 3 && known) facts.set(known.id, { ...known, amount: roll(100_000) })
      else if (act === 4 && known) facts.delete(known.id)
      else if (act === 5) owed.push(today)
      else if (act === 6) {
        for (const date of owed) execute(date)
        owed = []
      } else if (act === 7 && roll(3) === 0) {
        // An execution that is taken back gives up what it counted, and what it carried.
        const [back] = executions.splice(roll(executions.length + 1), 1)
        if (back) carried += back.carriedIn - back.carriedOut
      }
    }
    for (const date of [...owed, addDays(today, 1)]) execute(date)
    const total = [...facts.values()].reduce((sum, { amount }) => sum + amount, 0)
    const basis = counted().reduce((sum, { amount }) => sum + amount, 0)
    const paid = executions.reduce((sum, { amount }) => sum + amount, 0)
    expect(basis, `seed ${seed}`).toBe(total)
    expect(paid + carried, `seed ${seed}`).toBe(total)
    expect(Math.max(0, carried), `seed ${seed}`).toBe(0)
    const ids = counted().map(({ id }) => id)
    expect(new Set(ids).size, `seed ${seed}`).toBe(ids.length)
  }
})
