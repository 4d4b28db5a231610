import { describe, expect, it } from "vitest"
import { parseDecimal } from "./decimal"

describe("a number as typed", () => {
  it.each([
    ["7,75", "7.75"],
    ["1 234,5", "1234.5"],
    ["1\u202f234\u00a0567", "1234567"],
    ["0,50", "0.5"],
    [",5", "0.5"],
    ["007", "7"],
    ["-0", "0"],
    ["\u22121,2", "-1.2"],
  ])("%s is %s", (text, value) => expect(parseDecimal(text, 4)).toBe(value))
  it.each(["", "-", ",", "1,2,3", "1.234,5", "1e3", "12 34", "0x10", "1,23456", "٣"])(
    "%s is none",
    (text) => expect(parseDecimal(text, 4)).toBeUndefined(),
  )
})
