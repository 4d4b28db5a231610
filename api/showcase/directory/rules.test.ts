import { describe, expect, test } from "vitest"
import { isAvailableNow, type MatchFacts, reasonsOf, scoreOf, standingOf } from "./rules"

const nothing: MatchFacts = {
  words: null,
  skills: null,
  kilometres: null,
  confirmedDaysAgo: null,
  filled: 0,
}
const pointsOf = (standing: Partial<MatchFacts>) => scoreOf(reasonsOf({ ...nothing, ...standing }))

describe("a place in the directory", () => {
  test("is worth the sum of its reasons, the weightiest first", () => {
    const reasons = reasonsOf({
      words: { found: "skills", resembling: true },
      skills: { known: 2, asked: 3 },
      kilometres: 12,
      confirmedDaysAgo: 4,
      filled: 5,
    })
    expect(reasons.map(({ kind, points }) => [kind, points])).toEqual([
      ["words", 25],
      ["skills", 20],
      ["nearness", 13],
      ["availability", 9],
      ["completeness", 5],
    ])
    expect(scoreOf(reasons)).toBe(72)
  })

  test("names no reason that was not asked for", () => {
    expect(reasonsOf(nothing)).toEqual([])
  })

  const better: [string, Partial<MatchFacts>, Partial<MatchFacts>][] = [
    [
      "the trade",
      { words: { found: "trade", resembling: true } },
      { words: { found: "skills", resembling: false } },
    ],
    [
      "the very word",
      { words: { found: "place", resembling: false } },
      { words: { found: "place", resembling: true } },
    ],
    ["more skills", { skills: { known: 3, asked: 4 } }, { skills: { known: 2, asked: 4 } }],
    ["who lives nearer", { kilometres: 10 }, { kilometres: 40 }],
    ["who said so lately", { confirmedDaysAgo: 1 }, { confirmedDaysAgo: 20 }],
    ["who is free", { confirmedDaysAgo: 20 }, {}],
    ["the fuller page", { filled: 4 }, { filled: 3 }],
  ]
  test.each(better)("prefers %s", (_, one, other) => {
    expect(pointsOf(one)).toBeGreaterThan(pointsOf(other))
  })

  test("is worth nothing for being near from a hundred kilometres on, and never less", () => {
    expect(pointsOf({ kilometres: 100 })).toBe(0)
    expect(pointsOf({ kilometres: 900 })).toBe(0)
    expect(pointsOf({ confirmedDaysAgo: 300 })).toBe(0)
  })
})

test("free now is who said so within the last month, and no longer", () => {
  const said = (confirmedOn: string | null) =>
    isAvailableNow({ freeToday: true, confirmedOn }, "2026-11-21", 30)
  expect(said("2026-10-22")).toBe(true)
  expect(said("2026-10-21")).toBe(false)
  expect(said(null)).toBe(false)
  const busy = { freeToday: false, confirmedOn: "2026-11-20" }
  expect(isAvailableNow(busy, "2026-11-21", 30)).toBe(false)
})

describe("what is missing to be in the directory", () => {
  const complete = {
    ...{ validated: true, showInSearch: true, suspended: false, name: "Camille Roux" },
    ...{ activity: null, jobs: ["m"], skills: ["React", "Figma", "CSS"], photoId: "p" },
    ...{ about: "a".repeat(100), placed: true, available: true },
  }

  test("is nothing where all is there", () => {
    expect(standingOf(complete)).toEqual({ missing: [], tips: [] })
  })

  test("is told piece by piece", () => {
    const bare = {
      ...{ validated: false, showInSearch: false, suspended: true, name: null, activity: null },
      ...{ jobs: [], skills: [], photoId: null, about: null, placed: false, available: false },
    }
    expect(standingOf(bare)).toEqual({
      missing: ["name", "trade", "shown", "validated", "suspended"],
      tips: ["photo", "about", "skills", "jobs", "place", "availability"],
    })
    expect(standingOf({ ...complete, jobs: [], skills: [], activity: "Conseil" }).missing).toEqual(
      [],
    )
  })
})
