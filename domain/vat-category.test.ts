import { describe, expect, it } from "vitest"
import type { BillFacts } from "./bill-facts"
import { categoryOf, treatmentOf } from "./vat-category"

type Kind = "company" | "individual"

const facts = (
  country: string,
  kind: Kind = "company",
  vatRegime: "normal" | "franchise" = "normal",
) =>
  ({
    seller: { vatRegime },
    client: { kind, address: { streetAddress: null, postalCode: null, city: null, country } },
  }) as unknown as BillFacts

const service = { vatRate: "0", kind: "services" as const }
const goods = { vatRate: "0", kind: "goods" as const }

describe("what becomes of VAT on a line", () => {
  it.each([
    ["charged", facts("FR"), { ...service, vatRate: "20" }],
    ["franchise", facts("DE", "company", "franchise"), service],
    ["untaxed", facts("FR"), service],
    ["reverseCharge", facts("DE"), service],
    ["intraUnion", facts("DE"), goods],
    ["untaxed", facts("DE", "individual"), goods],
    ["outsideUnion", facts("US"), service],
    ["export", facts("US", "individual"), goods],
    ["domesticReverse", facts("FR"), { ...service, vatCategory: "AE" as const }],
    ["reverseCharge", facts("BE", "individual"), { ...service, vatCategory: "AE" as const }],
    ["untaxed", facts("US"), { ...service, vatCategory: "E" as const }],
    ["outOfScope", facts("FR"), { ...service, vatCategory: "O" as const }],
    ["charged", facts("FR"), { ...service, vatRate: "20", vatCategory: "O" as const }],
  ])("is %s", (treatment, who, line) => {
    expect(treatmentOf(who, line)).toBe(treatment)
  })

  it("has the category that the French rules know", () => {
    expect(new Set(Object.values(categoryOf))).toEqual(new Set(["S", "E", "AE", "K", "G", "O"]))
  })
})
