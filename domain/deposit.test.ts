import { expect, test } from "vitest"
import { depositBases } from "./deposit"

const vat = [
  { rate: "20", base: 10_000, tax: 2_000 },
  { rate: "5.5", base: 5_001, tax: 275 },
  { rate: "0", base: 0, tax: 0 },
]

test("a deposit is a part of each rate, to the cent", () => {
  expect(depositBases(vat, { percent: "30" })).toEqual([
    { rate: "20", base: 3_000 },
    { rate: "5.5", base: 1_500 },
  ])
  const parts = depositBases(vat, { amountHT: 10_000 })
  expect(parts).toEqual([
    { rate: "20", base: 6_666 },
    { rate: "5.5", base: 3_334 },
  ])
})
