import { expect, test } from "vitest"
import { isPostalCode } from "./postal-code"

test("a French postal code has five digits, however they are spaced", () => {
  for (const code of ["69001", "97400", "75 008", "01000", "20090", "98000", "75380"])
    expect(isPostalCode(code, "FR")).toBe(true)
  for (const code of ["6900", "690011", "ABC", "2A004", "00000", "96000", "99123"])
    expect(isPostalCode(code, "FR")).toBe(false)
})

test("other countries write theirs as they like", () => {
  expect(isPostalCode("SW1A 1AA", "GB")).toBe(true)
})
