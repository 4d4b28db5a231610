import { describe, expect, test } from "vitest"
import { offerStatistics, type StageMove, staysOf } from "./offer-statistics"

/** "positioned 2026-03-02T10:00" for each move, from a first contact on. */
const moves = (...said: string[]): StageMove[] =>
  said.map((move, at) => {
    const [after = "", when = ""] = move.split(" ")
    return { after, at: new Date(`${when}Z`), before: said[at - 1]?.split(" ")[0] ?? null }
  })

const offers = [
  {
    ...{ id: "a", source: "network", abortReason: null },
    moves: moves(
      "firstContact 2026-01-05T09:00",
      "positioned 2026-01-08T09:00",
      "onWaiting 2026-01-20T09:00",
      "accepted 2026-02-03T09:00",
    ),
  },
  {
    ...{ id: "b", source: "network", abortReason: "price" },
    moves: moves(
      "firstContact 2026-01-10T09:00",
      "positioned 2026-01-20T09:00",
      "aborted 2026-02-10T09:00",
    ),
  },
  {
    ...{ id: "c", source: null, abortReason: null },
    // Positioned for five minutes: that was none.
    moves: moves(
      "firstContact 2026-01-12T09:00",
      "positioned 2026-01-13T09:00",
      "firstContact 2026-01-13T09:05",
    ),
  },
  {
    ...{ id: "d", source: "site", abortReason: "noAnswer" },
    moves: moves("firstContact 2025-12-01T09:00", "aborted 2026-01-31T22:59"),
  },
]

describe("figures of offers are those of their history", () => {
  const january = offerStatistics(offers, "2026-01-01", "2026-01-31")

  test("a step counts those that entered a stage then and came to the next one, whenever", () => {
    expect(january.steps).toEqual([
      ...[
        { from: "firstContact", to: "positioned", entered: ["a", "b", "c"], reached: ["a", "b"] },
        { from: "positioned", to: "onWaiting", entered: ["a", "b"], reached: ["a"] },
        { from: "onWaiting", to: "accepted", entered: ["a"], reached: ["a"] },
        { from: "firstContact", to: "accepted", entered: ["a", "b", "c"], reached: ["a"] },
      ].map((step, at) => ({ ...step, rate: ["66.7", "50.0", "100.0", "33.3"][at] })),
    ])
  })

  test("success is of what was closed then, by Paris’s days", () => {
    expect(january).toMatchObject({ accepted: [], aborted: ["d"], successRate: "0.0" })
    const february = offerStatistics(offers, "2026-02-01", "2026-02-28")
    expect(february).toMatchObject({ accepted: ["a"], aborted: ["b"], successRate: "50.0" })
    expect(february.daysToAcceptance).toBe(29)
    expect(february.reasons).toEqual([{ reason: "price", ids: ["b"] }])
    expect(offerStatistics(offers, "2024-01-01", "2024-12-31").successRate).toBeNull()
  })

  test("stays are told by their median, and sources by what became of theirs", () => {
    expect(january.stages).toEqual([
      { state: "firstContact", left: ["a", "b", "d"], medianDays: 10 },
      { state: "positioned", left: ["a"], medianDays: 12 },
      { state: "onWaiting", left: [], medianDays: null },
    ])
    expect(january.sources).toEqual([
      { source: "network", begun: ["a", "b"], accepted: ["a"], aborted: ["b"] },
      { source: null, begun: ["c"], accepted: [], aborted: [] },
    ])
  })
})

test("a move that is taken back, and done again at once, began when it was first done", () => {
  const stays = staysOf(
    moves(
      "firstContact 2026-01-05T09:00",
      "positioned 2026-01-08T09:00",
      "firstContact 2026-01-08T09:01",
      "positioned 2026-01-08T09:02",
    ),
  )
  expect(stays.map(({ stage, from }) => `${stage} ${from.toISOString().slice(0, 16)}`)).toEqual([
    "firstContact 2026-01-05T09:00",
    "positioned 2026-01-08T09:00",
  ])
})
