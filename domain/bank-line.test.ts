import { describe, expect, test } from "vitest"
import { vectors } from "../tests/bank-vectors.json"
import { type ComparedLine, gapBefore, isAccount, recognise } from "./bank-line"
import { addDays } from "./day"

const ofGroup = (group: string) => vectors.filter((one) => one.group === group)

test.each(ofGroup("duplicates"))("$id: $note", (one) => {
  const { known, file } = one.input as unknown as Record<"known" | "file", ComparedLine[]>
  expect(recognise(known, file)).toEqual(one.expected)
})

/** Numbers that look as if by chance, the same in each run. */
function chances(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** A month of an account on which equal coffees, and ids that come again, are frequent. */
function aMonth(chance: ReturnType<typeof chances>, hasIds: boolean): ComparedLine[] {
  return Array.from({ length: 40 }, (_, at) => at).map((at) => {
    const day = addDays("2026-03-01", Math.floor(at / 2))
    return {
      ...{ day, valueDay: addDays(day, chance(3)), amount: -100 * (1 + chance(3)) },
      label: ["CAFE", "GARE", "Café"][chance(3)] ?? "",
      bankId: hasIds ? String(chance(4) === 0 ? 0 : at) : null,
    }
  })
}

const written = (lines: ComparedLine[]) => lines.map((line) => JSON.stringify(line)).sort()

describe("Statements that overlap, in any order and as often as one likes,", () => {
  test.each([true, false])("give each line once (with ids: %s)", (hasIds) => {
    for (let seed = 1; seed <= 300; seed++) {
      const chance = chances(seed)
      const truth = aMonth(chance, hasIds)
      let kept: ComparedLine[] = []
      const weeks = [0, 5, 10, 15].map((from) => [from, from + 4 + chance(8)] as const)
      const shuffled = [...weeks, ...weeks]
        .map((week) => ({ week, at: chance(1_000_000) }))
        .sort((one, other) => one.at - other.at)
      for (const { week } of shuffled) {
        const [from, to] = week.map((days) => addDays("2026-03-01", days)) as [string, string]
        const file = truth.filter(({ day }) => day >= from && day <= to)
        const found = recognise(kept, file)
        kept = kept.concat(file.filter((_, at) => found[at] === "new"))
      }
      expect(written(kept), `seed ${seed}`).toEqual(written(truth))
    }
  })
})

test("A statement that does not begin where the last one ended says so, with the difference", () => {
  const last = { day: "2026-03-31", amount: 10_000, sequence: "3" }
  const next = (amount: number, sequence: string | null = null) =>
    gapBefore(last, { opening: { day: "2026-03-31", amount }, sequence })
  expect(next(10_000)).toBeUndefined()
  expect(next(12_500)).toEqual({ difference: 2_500 })
  expect(next(10_000, "4")).toBeUndefined()
  expect(next(10_000, "6")).toEqual({ difference: 0 })
  expect(gapBefore(undefined, { opening: null, sequence: "1" })).toBeUndefined()
})

test("An account is known by its IBAN, its number in it, or the end of a hidden one", () => {
  const iban = "FR7630003001230001234567835"
  expect(isAccount(iban, iban)).toBe(true)
  expect(isAccount(iban, "00012345678")).toBe(true)
  expect(isAccount(iban, "30003/00012345678")).toBe(true)
  expect(isAccount(iban, "XXXXXXX5678")).toBe(true)
  expect(isAccount(iban, "00012345679")).toBe(false)
  expect(isAccount(iban, "FR1420041010050500013M02606")).toBe(false)
})
