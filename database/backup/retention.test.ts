import { expect, test } from "vitest"
import { isNeeded, keptBases } from "./retention"
import { chainFrom, segmentOf } from "./segments"

const day = 86_400_000

/** A copy each night of two years; each night the log is ten pieces longer. */
const nights = Array.from({ length: 730 }, (_, night) => ({
  id: String(night),
  at: new Date(Date.UTC(2025, 0, 1, 2) + night * day),
  from: segmentOf(1, night * 10),
  until: segmentOf(1, night * 10 + 1),
}))

const log = new Set(Array.from({ length: 7_300 }, (_, piece) => segmentOf(1, piece)))
const now = nights.at(-1)?.at ?? new Date()

test("seven days, four weeks and twelve months are kept, the newest of each", () => {
  const { kept, first } = keptBases(nights, now, log)
  const days = kept.map(({ at }) => at.toISOString().slice(0, 10))
  expect(days.slice(-8)).toEqual(
    ["24", "25", "26", "27", "28", "29", "30", "31"].map((of) => `2026-12-${of}`),
  )
  expect(first?.at.toISOString().slice(0, 10)).toBe("2026-12-24")
  expect(days).toContain("2026-12-20")
  expect(days).toContain("2026-12-13")
  expect(days).toContain("2026-01-31")
  expect(days).not.toContain("2025-12-31")
  expect(kept.length).toBeLessThanOrEqual(8 + 4 + 12)
})

test("whatever copies are made by hand, any moment of the last week can be restored", () => {
  const made = (at: string, from: number) => ({
    id: at,
    at: new Date(at),
    from: segmentOf(1, from),
    until: segmentOf(1, from + 1),
  })
  const piecesBut = (...gone: number[]) =>
    new Set([...log].filter((name) => !gone.some((number) => name === segmentOf(1, number))))
  const morning = made("2026-11-27T00:04:00Z", 0)
  const byHand = made("2026-11-27T00:16:00Z", 10)
  const noon = made("2026-11-27T12:00:00Z", 20)
  const later = new Date("2026-11-27T12:01:00Z")
  // The first of all stays, and what leads from it on.
  const firstDay = keptBases([morning, byHand, noon], later, log)
  expect([firstDay.first, firstDay.kept]).toEqual([morning, [morning, noon]])
  expect(isNeeded(segmentOf(1, 0), firstDay.kept, firstDay.first)).toBe(true)
  // Where the log has a hole, the copy after it is what goes on.
  const holed = keptBases([morning, byHand, noon], later, piecesBut(5))
  expect(holed.kept).toEqual([morning, byHand, noon])
  // Night after night, with one by hand each day, the last copy that is a week old stays.
  let there: ReturnType<typeof made>[] = []
  for (let at = 0; at < 60; at += 1) {
    const copied = new Date(Date.UTC(2026, 0, 1, 2) + at * (day / 2))
    const all = [...there, made(copied.toISOString(), at * 10)]
    const { kept, first } = keptBases(all, copied, log)
    there = kept
    const [oldest] = all
    expect(first).toBeDefined()
    if (first !== oldest)
      expect(copied.getTime() - (first?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(7 * day)
    expect(isNeeded(first?.from ?? "", kept, first)).toBe(true)
  }
  expect(there.length).toBeLessThan(14)
})

test("of the log stays what the last week starts from, and what an older one cannot be started without", () => {
  const { kept, first } = keptBases(nights, now, log)
  const needed = (night: number, piece: number) =>
    isNeeded(segmentOf(1, night * 10 + piece), kept, first)
  const lastNight = nights.length - 1
  expect(needed(lastNight, 9)).toBe(true)
  expect(needed(lastNight - 7, 0)).toBe(true)
  expect(needed(lastNight - 8, 5)).toBe(false)
  const january = nights.findIndex(({ at }) => at.toISOString().startsWith("2026-01-31"))
  expect([needed(january, 0), needed(january, 1), needed(january, 2)]).toEqual([true, true, false])
  expect(isNeeded("00000002.history", kept, first)).toBe(true)
})

test("pieces of the log follow one another over a change of the timeline, and no hole is passed over", () => {
  const there = new Set([
    ...[254, 255, 256].map((number) => segmentOf(1, number)),
    ...[257, 258].map((number) => segmentOf(2, number)),
    segmentOf(2, 260),
  ])
  expect(segmentOf(1, 256)).toBe("000000010000000100000000")
  expect(chainFrom(segmentOf(1, 254), there).at(-1)).toBe(segmentOf(2, 258))
  expect(chainFrom(segmentOf(1, 300), there)).toEqual([])
})
