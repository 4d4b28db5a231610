import { describe, expect, test } from "vitest"
import {
  areaPath,
  bandPath,
  barOf,
  everyFor,
  heightOf,
  linePath,
  middleOf,
  placeAt,
  ringPath,
  stack,
} from "./geometry"
import { scaleOf } from "./scale"

const scale = scaleOf([-100, 100])

test("a value stands between the top and the bottom of its scale", () => {
  expect([100, 0, -100].map((value) => heightOf(value, scale))).toEqual([0, 50, 100])
  expect(heightOf(0, scaleOf([]))).toBe(100)
})

test("a place is found again under its middle", () => {
  for (const count of [1, 2, 7, 12, 365])
    for (let at = 0; at < count; at++) expect(placeAt(middleOf(at, count), count)).toBe(at)
  expect([placeAt(-3, 5), placeAt(100, 5), placeAt(140, 5)]).toEqual([0, 4, 4])
})

test("a bar goes from zero up, or from zero down", () => {
  expect(barOf(0, 100, scale)).toEqual({ y: 0, height: 50 })
  expect(barOf(0, -50, scale)).toEqual({ y: 50, height: 25 })
  expect(barOf(0, 0, scale)).toEqual({ y: 50, height: 0 })
})

describe("a line", () => {
  const [one, two, three] = [
    { x: 0, y: 10 },
    { x: 50, y: 20 },
    { x: 100, y: 30 },
  ]
  test("goes through its points, and stops where one is missing", () => {
    expect(linePath([one, two, three])).toBe("M0 10L50 20L100 30")
    expect(linePath([one, two, null, two, three])).toBe("M0 10L50 20M50 20L100 30")
  })
  test("is nothing through one point or none", () => {
    expect([linePath([]), linePath([null]), linePath([one]), linePath([one, null, two])]).toEqual([
      "",
      "",
      "",
      "",
    ])
  })
  test("covers what is below it", () => {
    expect(areaPath([one, two], 90)).toBe("M0 10L50 20L50 90L0 90Z")
    expect(areaPath([one, null, two], 90)).toBe("")
    expect(bandPath([one, two], [])).toBe("")
  })
})

test("what is stacked ends where the next begins, below zero downwards", () => {
  expect(
    stack([
      [10, -5, null],
      [20, -5, 3],
      [5, 8, -2],
    ]),
  ).toEqual([
    [
      { from: 0, to: 10 },
      { from: 0, to: -5 },
      { from: 0, to: 0 },
    ],
    [
      { from: 10, to: 30 },
      { from: -5, to: -10 },
      { from: 0, to: 3 },
    ],
    [
      { from: 30, to: 35 },
      { from: 0, to: 8 },
      { from: 0, to: -2 },
    ],
  ])
})

test("a ring is drawn from the top, clockwise, and closed when it is whole", () => {
  expect(ringPath(0, 0.25, 50, 30)).toBe("M0 -50A50 50 0 0 1 50 0L30 0A30 30 0 0 0 0 -30Z")
  expect(ringPath(0, 0.75, 50, 30)).toContain("A50 50 0 1 1 -50 0")
  expect(ringPath(0, 1, 50, 30).match(/Z/g)).toHaveLength(2)
  expect([ringPath(0.5, 0.5, 50, 30), ringPath(0.5, 0.4, 50, 30)]).toEqual(["", ""])
})

test("labels are thinned out until they have room", () => {
  expect([0, 1, 6, 7, 12, 16, 400].map((count) => everyFor(count, 6))).toEqual([
    1, 1, 1, 2, 2, 3, 67,
  ])
})
