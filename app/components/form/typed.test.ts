import { expect, test } from "vitest"
import { typedIban, typedMoney, typedPhone, typedTags } from "./typed"
import { markNumbers } from "./wire-value"

test("a telephone number is grouped as one reads it aloud", () => {
  expect(typedPhone("0612345678")).toBe("06 12 34 56 78")
  expect(typedPhone("06.12.34.56.78")).toBe("06 12 34 56 78")
  expect(typedPhone("+33612345678")).toBe("+33 6 12 34 56 78")
  expect(typedPhone("0033 6 12 34 56 78")).toBe("+33 6 12 34 56 78")
  expect(typedPhone("+33 (0)6 12 34 56 78")).toBe("+33 6 12 34 56 78")
})

test("a number of another country, or half of one, stays as it was typed", () => {
  for (const text of ["+32 470 12 34 56", "06 12", "", "demain"])
    expect(typedPhone(text)).toBe(text)
})

test("an IBAN is grouped by four, and an amount by thousands", () => {
  expect(typedIban("FR1420041010050500013M02606")).toBe("FR14 2004 1010 0505 0001 3M02 606")
  expect(typedMoney(String(markNumbers(123450)), "fr")).toMatch(/^1\s234,50$/)
  expect(typedMoney("douze", "fr")).toBe("douze")
})

test("texts with commas are several, each once", () => {
  expect(typedTags(" peinture, parquet;peinture,, ")).toEqual(["peinture", "parquet"])
  expect(typedTags("")).toEqual([])
})
