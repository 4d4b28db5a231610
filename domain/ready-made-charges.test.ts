import { expect, test } from "vitest"
import { readyMadeCharges, type TaxedBusiness } from "./ready-made-charges"

const micro: TaxedBusiness = {
  ...{ taxation: "micro", rhythm: "quarterly", beganOn: null, withIncomeTax: false },
  ...{ vatRegime: "franchise", vatDueDay: 15, businessTax: null },
}
const told = (business: Partial<TaxedBusiness>, today: string) =>
  readyMadeCharges({ ...micro, ...business }, today).map(
    ({ name, recurrence: { frequency, start }, amount, calculated }) =>
      [name, frequency, start, amount ?? calculated?.period ?? null] as const,
  )

test("a micro-entrepreneur pays the contributions of a quarter at the end of the month after it", () => {
  expect(told({}, "2026-11-27")).toEqual([
    ["contributions", "quarterly", "2027-01-31", "previousQuarter"],
    ["incomeTax", "monthly", "2026-12-15", null],
    ["rent", "monthly", "2026-12-01", null],
  ])
  // Until its last day, the declaration of the quarter before is the next one.
  expect(told({}, "2026-10-31")[0]?.[2]).toBe("2026-10-31")
  expect(told({ rhythm: "monthly" }, "2026-11-27")[0]).toEqual([
    ...["contributions", "monthly", "2026-11-30", "previousMonth"],
  ])
})

test("the first declaration, which is of more months, is not taken for one of the later ones", () => {
  // Begun in August 2026: the first one is of August to December, due in January 2027.
  const charges = told({ beganOn: "2026-08-10" }, "2026-11-27")
  expect(charges[0]).toEqual(["firstContributions", "once", "2027-02-01", "between"])
  expect(charges[1]?.[2]).toBe("2027-04-30")
  expect(told({ beganOn: "2026-08-10" }, "2027-02-02")[0]?.[0]).toBe("contributions")
  // Of each month, begun in February: to the end of May.
  const [first] = readyMadeCharges(
    { ...micro, rhythm: "monthly", beganOn: "2026-02-10" },
    "2026-04-02",
  )
  expect(first).toMatchObject({
    recurrence: { frequency: "once", start: "2026-06-30" },
    calculated: { source: "contributions", between: { from: "2026-02-10", to: "2026-05-31" } },
  })
})

test("with income tax paid on receipts there are no instalments, and a company has none of its own", () => {
  expect(told({ withIncomeTax: true }, "2026-11-27").map(([name]) => name)).not.toContain(
    "incomeTax",
  )
  expect(told({ taxation: "corporate" }, "2026-11-27").map(([name]) => name)).toEqual(["rent"])
})

test("VAT is due each month, and of who returned it yearly each quarter from 2027 on", () => {
  expect(told({ vatRegime: "normal" }, "2026-11-27")[1]).toEqual([
    ...["vat", "monthly", "2026-12-15", "previousMonth"],
  ])
  expect(told({ vatRegime: "simplified" }, "2026-11-27")[1]).toEqual([
    ...["vat", "quarterly", "2027-04-15", "previousQuarter"],
  ])
  expect(told({ vatRegime: "simplified" }, "2027-05-01")[1]?.[2]).toBe("2027-07-15")
})

test("the CFE of the notice is paid in December, from 3,000 € on half of it in June", () => {
  const tax = (businessTax: number) =>
    told({ businessTax }, "2026-11-27").filter(([name]) => name.startsWith("businessTax"))
  expect(tax(42_000)).toEqual([["businessTax", "yearly", "2026-12-15", 42_000]])
  expect(tax(300_001)).toEqual([
    ["businessTaxJune", "yearly", "2027-06-15", 150_001],
    ["businessTax", "yearly", "2026-12-15", 150_000],
  ])
})
