import type { BillFacts, LineFacts } from "./bill-facts"
import { isInUnion } from "./country"

/** The VAT categories of EN 16931 (BT-151) that French rules know (BR-FR-15). */
export const vatCategories = ["S", "E", "AE", "K", "G", "O"] as const

export type VatCategory = (typeof vatCategories)[number]

/** What becomes of VAT on a line, and with it the sentence that the law wants. */
export type VatTreatment =
  | "franchise"
  | "charged"
  | "reverseCharge"
  | "domesticReverse"
  | "intraUnion"
  | "export"
  | "outsideUnion"
  | "outOfScope"
  | "untaxed"

/**
 * By who sells, what is sold and where the buyer is (CGI 259, 262, 262 ter, 283-2, 293 B), unless the seller
 * says otherwise for a line on which no VAT is charged.
 */
export function treatmentOf(
  { seller, client }: Pick<BillFacts, "seller" | "client">,
  { vatRate, kind, vatCategory }: Pick<LineFacts, "vatRate" | "kind" | "vatCategory">,
): VatTreatment {
  if (seller.vatRegime === "franchise") return "franchise"
  if (Number(vatRate) > 0) return "charged"
  const { country } = client.address
  const isHere = country === "FR"
  if (vatCategory && vatCategory !== "S")
    return {
      E: "untaxed" as const,
      AE: isHere ? ("domesticReverse" as const) : ("reverseCharge" as const),
      K: "intraUnion" as const,
      G: "export" as const,
      O: "outOfScope" as const,
    }[vatCategory]
  if (isHere) return "untaxed"
  if (kind === "goods" && !isInUnion(country)) return "export"
  if (client.kind === "individual") return "untaxed"
  if (kind === "goods") return "intraUnion"
  return isInUnion(country) ? "reverseCharge" : "outsideUnion"
}

/** A service sold outside the Union is exempt by a text: category O would forbid the seller's number (BR-O-02). */
export const categoryOf: Record<VatTreatment, VatCategory> = {
  franchise: "E",
  charged: "S",
  reverseCharge: "AE",
  domesticReverse: "AE",
  intraUnion: "K",
  export: "G",
  outsideUnion: "E",
  outOfScope: "O",
  untaxed: "E",
}

/** The treatments of a bill's lines, each once. */
export const treatmentsOf = (facts: BillFacts): VatTreatment[] => [
  ...new Set(facts.lines.map((line) => treatmentOf(facts, line))),
]
