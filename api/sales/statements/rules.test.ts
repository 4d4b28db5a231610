import { expect, test } from "vitest"
import { addDays } from "#domain/day"
import type { Movement } from "./queries"
import { accountFrom, periodOf } from "./rules"

/** The same numbers each time (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

function randomAccount(seed: number): Movement[] {
  const next = numbers(seed)
  const rest = { what: "bill", reference: null, billId: null, means: null, pending: false } as const
  return Array.from({ length: next(60) }, () => ({
    ...rest,
    day: addDays("2025-06-01", next(500)),
    debit: next(2) * next(10_000_000),
    credit: next(2) * next(10_000_000),
  })).sort((one, other) => (one.day < other.day ? -1 : 1))
}

test("of 1 000 accounts, each balance is the opening one and what came since, wherever the period begins", () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const all = randomAccount(seed)
    const whole = accountFrom("2000-01-01", all)
    expect(whole.opening).toBe(0)
    const from = addDays("2025-06-01", numbers(seed + 7)(500))
    const part = accountFrom(from, all)
    expect(part.opening + part.debit - part.credit).toBe(part.closing)
    expect(part.closing).toBe(whole.closing)
    expect(part.movements.map(({ balance }) => balance)).toEqual(
      whole.movements.slice(-part.movements.length || Infinity).map(({ balance }) => balance),
    )
    expect(part.movements.at(-1)?.balance ?? part.opening).toBe(part.closing)
  }
})

test("a statement begins with the year in which it ends", () => {
  expect(periodOf({}, "2026-11-21")).toEqual({ from: "2026-01-01", to: "2026-11-21" })
  expect(periodOf({ to: "2025-12-31" }, "2026-11-21").from).toBe("2025-01-01")
})
