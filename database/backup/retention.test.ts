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

test("seven days, four weeks and twelve months are kept, the newest of each", () => {
  const { kept, oldestDaily } = keptBases(nights)
  const days = kept.map(({ at }) => at.toISOString().slice(0, 10))
  expect(days.slice(-7)).toEqual(
    ["25", "26", "27", "28", "29", "30", "31"].map((of) => `2026-12-${of}`),
  )
  expect(oldestDaily?.at.toISOString().slice(0, 10)).toBe("2026-12-25")
  expect(days).toContain("2026-12-20")
  expect(days).toContain("2026-12-13")
  expect(days).toContain("2026-01-31")
  expect(days).not.toContain("2025-12-31")
  expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12)
})

test("of the log stays what the oldest daily copy goes on into, and what an older one cannot be started without", () => {
  const { kept, oldestDaily } = keptBases(nights)
  const needed = (night: number, piece: number) =>
    isNeeded(segmentOf(1, night * 10 + piece), kept, oldestDaily)
  const lastNight = nights.length - 1
  expect(needed(lastNight, 9)).toBe(true)
  expect(needed(lastNight - 6, 0)).toBe(true)
  expect(needed(lastNight - 7, 5)).toBe(false)
  const january = nights.findIndex(({ at }) => at.toISOString().startsWith("2026-01-31"))
  expect([needed(january, 0), needed(january, 1), needed(january, 2)]).toEqual([true, true, false])
  expect(isNeeded("00000002.history", kept, oldestDaily)).toBe(true)
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
