import fc from "fast-check"
import { expect, test } from "vitest"
import { scaleOf } from "./scale"

test("nothing, and nothing but zero, is a line at zero", () => {
  for (const values of [[], [0], [0, 0], [null], [Number.NaN]])
    expect(scaleOf(values)).toEqual({ min: 0, max: 1, ticks: [0] })
})

test("steps are round", () => {
  expect(scaleOf([930_000]).ticks).toEqual([0, 250_000, 500_000, 750_000, 1_000_000])
  expect(scaleOf([7]).ticks).toEqual([0, 2, 4, 6, 8])
  expect(scaleOf([0.3]).ticks).toEqual([0, 0.1, 0.2, 0.3])
})

test("what is counted has no halves", () => {
  expect(scaleOf([1]).ticks).toEqual([0, 1])
  expect(scaleOf([2, 1]).ticks).toEqual([0, 1, 2])
  expect(scaleOf([9]).ticks).toEqual([0, 5, 10])
  expect(scaleOf([0.5, 1]).ticks).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test("what is below zero is drawn below zero, which stays a line", () => {
  expect(scaleOf([-120, 260])).toEqual({
    min: -200,
    max: 300,
    ticks: [-200, -100, 0, 100, 200, 300],
  })
  expect(scaleOf([-5])).toMatchObject({ min: -6, max: 0 })
})

test("any values fit under few even steps with zero among them", () => {
  const amounts = fc.array(fc.integer({ min: -1e13, max: 1e15 }), { minLength: 1 })
  fc.assert(
    fc.property(amounts, (values) => {
      const { min, max, ticks } = scaleOf(values)
      expect(min).toBeLessThanOrEqual(Math.min(0, ...values))
      expect(max).toBeGreaterThanOrEqual(Math.max(0, ...values))
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect([ticks[0], values.some(Boolean) ? ticks.at(-1) : max]).toEqual([min, max])
    }),
  )
})
