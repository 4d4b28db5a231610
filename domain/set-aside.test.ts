import { expect, test } from "vitest"
import { type MicroRegime, type SplitReceipt, splitReceipt } from "./receipt-split"
import { setAside } from "./set-aside"

const day = "2026-06-10"
const plain = { withIncomeTax: false }

function split(receipt: Omit<SplitReceipt, "day">, regime: MicroRegime = plain) {
  const found = splitReceipt({ day, ...receipt }, regime)
  if (!found) throw new Error("no rate is known")
  return found
}

test.each([
  [
    "of 3,600 € with VAT, 2,226 are hers",
    { activity: "liberal", net: 300_000, vat: 60_000 },
    plain,
    { vat: 60_000, contributions: 76_800, training: 600, chamber: 0, incomeTax: 0, yours: 222_600 },
  ],
  [
    "each share is rounded to the cent, and the rest is hers",
    { activity: "craftServices", net: 123_457, vat: 0 },
    { withIncomeTax: true },
    {
      ...{ vat: 0, contributions: 26_173, training: 370 },
      ...{ chamber: 593, incomeTax: 2_099, yours: 94_222 },
    },
  ],
  [
    "a payment that is taken back gives back what it had set aside",
    { activity: "liberal", net: -300_000, vat: -60_000 },
    plain,
    {
      ...{ vat: -60_000, contributions: -76_800, training: -600 },
      ...{ chamber: 0, incomeTax: 0, yours: -222_600 },
    },
  ],
  [
    "income tax at her own rate is on what the abatement leaves",
    { activity: "liberal", net: 100_000, vat: 20_000 },
    { withIncomeTax: false, incomeTaxRate: "11" },
    {
      ...{ vat: 20_000, contributions: 25_600, training: 200 },
      ...{ chamber: 0, incomeTax: 7_260, yours: 66_940 },
    },
  ],
] as const)("%s", (_, receipt, regime, expected) => {
  expect(split(receipt, regime)).toEqual(expected)
})

test("one receipt of 3,000 € and 600 € of VAT, with 120 € to deduct, leaves 3,746 € of 5,000 €", () => {
  expect(
    setAside({
      balance: 500_000,
      vat: { collected: 60_000, deductible: 12_000 },
      undeclared: [split({ activity: "liberal", net: 300_000, vat: 60_000 })],
    }),
  ).toEqual({ vat: 48_000, social: 77_400, incomeTax: 0, cfe: 0, own: 0, available: 374_600 })
})

test("a credit of VAT is no money to spend, what was declared is owed, and less than nothing is said", () => {
  expect(
    setAside({
      balance: 100_000,
      vat: { collected: 20_000, deductible: 50_000, credit: 0, declaredUnpaid: 15_000 },
      undeclared: [],
      socialDeclaredUnpaid: 90_000,
      own: 10_000,
    }),
  ).toEqual({
    ...{ vat: 15_000, social: 90_000, incomeTax: 0, cfe: 0 },
    ...{ own: 10_000, available: -15_000 },
  })
})

test("two activities, and six months of a CFE of 480 €", () => {
  const regime = { withIncomeTax: true }
  expect(
    setAside({
      balance: 1_000_000,
      vat: { collected: 0, deductible: 0 },
      undeclared: [
        split({ activity: "craftServices", net: 123_457, vat: 0 }, regime),
        split({ activity: "craftSales", net: 98_765, vat: 0 }, regime),
      ],
      cfe: { notice: 48_000, months: 6, paid: 0 },
    }),
  ).toEqual({
    ...{ vat: 0, social: 39_797, incomeTax: 3_087, cfe: 24_000 },
    ...{ own: 0, available: 933_116 },
  })
})

test("of a day whose rates nobody knows nothing is split", () => {
  const receipt = { activity: "liberal", day: "2010-01-01", net: 100, vat: 0 } as const
  expect(splitReceipt(receipt, plain)).toBeUndefined()
})
