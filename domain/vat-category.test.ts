import { describe, expect, it } from "vitest"
import type { BillFacts } from "./bill-facts"
import { categoryOf, treatmentOf } from "./vat-category"

type Kind = "company" | "individual"

const nowhere = { streetAddress: null, postalCode: null, city: null }

const facts = (
  country: string,
  kind: Kind = "company",
  vatRegime: "normal" | "franchise" = "normal",
  postalCode: string | null = null,
) =>
  ({
    seller: { vatRegime, address: { ...nowhere, country: "FR" } },
    client: { kind, address: { ...nowhere, country, postalCode } },
  }) as unknown as BillFacts

const sellerIn = (postalCode: string, of: BillFacts): BillFacts => ({
  ...of,
  seller: { ...of.seller, address: { ...of.seller.address, postalCode } },
})

const service = { vatRate: "0", kind: "services" as const }
const goods = { vatRate: "0", kind: "goods" as const }

describe("what becomes of VAT on a line", () => {
  it.each([
    ["charged", facts("FR"), { ...service, vatRate: "20" }],
    ["reverseCharge", facts("DE", "company", "franchise"), service],
    ["franchise", facts("DE", "company", "franchise"), goods],
    ["franchise", facts("DE", "individual", "franchise"), service],
    ["outsideUnion", facts("US", "company", "franchise"), service],
    ["franchise", facts("US", "company", "franchise"), goods],
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
    ["untaxed", facts("MC"), service],
    ["export", facts("RE"), goods],
    ["untaxed", facts("RE"), service],
    ["exemptOverseas", facts("YT"), service],
    ["outsideUnion", facts("NC"), service],
    ["export", facts("ES", "company", "normal", "38001"), goods],
    ["intraUnion", facts("GB", "company", "normal", "BT1 5GS"), goods],
    ["outsideUnion", facts("GB", "company", "normal", "BT1 5GS"), service],
    ["charged", facts("FR"), { ...service, vatRate: "20", vatCategory: "O" as const }],
    ["export", sellerIn("97400", facts("DE")), goods],
    ["export", sellerIn("97300", facts("DE", "individual")), goods],
    ["reverseCharge", sellerIn("97400", facts("DE")), service],
    ["intraUnion", sellerIn("20000", facts("DE")), goods],
  ])("is %s", (treatment, who, line) => {
    expect(treatmentOf(who, line, "2026-11-21")).toBe(treatment)
  })

  it("has the category that the French rules know", () => {
    expect(new Set(Object.values(categoryOf))).toEqual(new Set(["S", "E", "AE", "K", "G", "O"]))
  })
})
