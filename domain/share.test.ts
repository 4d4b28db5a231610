import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shareOut } from "./share"

describe("an amount that is shared out", () => {
  it("gives what rounding leaves to those that it took most from", () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut(1, [10, 20, 10])).toEqual([0, 1, 0])
    expect(shareOut(-100, [1, 2])).toEqual([-33, -67])
    expect(shareOut(5, [0, 0])).toEqual([5, 0])
  })
  it("loses no cent, and takes nothing from what weighs nothing", () => {
    const cents = fc.integer({ min: 0, max: 1e12 })
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 9 }), (amount, weights) => {
        const parts = shareOut(amount, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        if (weights.some((weight) => weight > 0))
          expect(parts.filter((part, at) => weights[at] === 0 && part > 0)).toEqual([])
      }),
    )
  })
})
