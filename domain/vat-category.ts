import type { BillFacts, LineFacts } from "./bill-facts"
import { isBusiness } from "./client-kind"
import type { Day } from "./day"
import { isExportBetween, isExportTerritory, isFrench, territoryOf } from "./territory"
import { vatRatesOn } from "./vat"

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
  | "exemptOverseas"
  | "outOfScope"
  | "untaxed"

/** Who sells to whom, and where goods are brought: what decides on VAT beside the line itself. */
type TradeFacts = Pick<BillFacts, "seller" | "client" | "delivery">
type Line = Pick<LineFacts, "vatRate" | "kind" | "vatCategory">

/**
 * By who sells, what is sold, where it goes and when (CGI 259, 262, 262 ter, 283-2, 293 B, 294), unless the
 * seller says otherwise for a line on which no VAT is charged.
 */
export function treatmentOf(facts: TradeFacts, line: Line, day: Day): VatTreatment {
  const { vatRate, kind, vatCategory } = line
  const to = territoryOf(placeOf(facts, line), day)
  if (facts.seller.vatRegime === "franchise") {
    // A service for a business elsewhere is no supply in France: the franchise is not about it (CGI 259-1°).
    if (kind === "goods" || !isBusiness(facts.client.kind) || isFrench(to)) return "franchise"
    if (to === "union") return (vatCategory ?? "AE") === "AE" ? "reverseCharge" : "franchise"
    return (vatCategory ?? "E") === "E" ? "outsideUnion" : "franchise"
  }
  if (Number(vatRate) > 0) return "charged"
  if (vatCategory && vatCategory !== "S")
    return {
      E: "untaxed" as const,
      AE: isFrench(to) ? ("domesticReverse" as const) : ("reverseCharge" as const),
      K: "intraUnion" as const,
      G: "export" as const,
      O: "outOfScope" as const,
    }[vatCategory]
  return kind === "goods" ? ofGoods(facts, line, day) : ofServices(facts, line, day)
}

/** Whether a line is no supply in France, and no turnover of the franchise (CGI 259-1°, 293 D). */
export const isSoldAbroad = (facts: TradeFacts, line: Line, day: Day): boolean =>
  ["reverseCharge", "outsideUnion"].includes(treatmentOf(facts, line, day))

/** Where VAT looks: goods where they are brought, services at the buyer's. */
const placeOf = ({ client, delivery }: TradeFacts, { kind }: Line) =>
  (kind === "goods" && delivery) || client.address

function ofGoods(facts: TradeFacts, line: Line, day: Day): VatTreatment {
  const from = territoryOf(facts.seller.address, day)
  const to = territoryOf(placeOf(facts, line), day)
  if (isFrench(to)) {
    if (isFrench(from) && isExportBetween(from, to)) return "export"
    return to === "exemptOverseas" ? "exemptOverseas" : "untaxed"
  }
  if (to === "outside" || isExportTerritory(from)) return "export"
  return facts.client.kind === "individual" ? "untaxed" : "intraUnion"
}

function ofServices(facts: TradeFacts, line: Line, day: Day): VatTreatment {
  const { client, seller } = facts
  // Of a consumer, where the seller is (CGI 259-2°).
  const place = client.kind === "individual" ? seller.address : placeOf(facts, line)
  const territory = territoryOf(place, day)
  if (territory === "exemptOverseas") return "exemptOverseas"
  if (isFrench(territory) || client.kind === "individual") return "untaxed"
  return territory === "union" ? "reverseCharge" : "outsideUnion"
}

/** Why the category that the seller says does not fit who buys, or where it goes. */
export function misfitOf(
  facts: TradeFacts,
  line: Line,
  day: Day,
): "categoryOfBusiness" | "categoryElsewhere" | null {
  const { vatCategory } = line
  // Whoever owes the VAT in the seller's place is a business (CGI 283-2, 262 ter I).
  if (vatCategory === "AE" || vatCategory === "K") {
    if (facts.client.kind === "individual") return "categoryOfBusiness"
  }
  const from = territoryOf(facts.seller.address, day)
  const to = territoryOf(placeOf(facts, line), day)
  // Outside the Union nobody owes the VAT of a service in its seller's place: there is none (CGI 259-1°).
  if (vatCategory === "AE" && to === "outside") return "categoryElsewhere"
  const isUnion = (to === "union" || to === "northernIreland") && !isExportTerritory(from)
  if (vatCategory === "K" && !isUnion) return "categoryElsewhere"
  const leaves = isFrench(to)
    ? isFrench(from) && isExportBetween(from, to)
    : to !== "union" || isExportTerritory(from)
  return vatCategory === "G" && !leaves ? "categoryElsewhere" : null
}

/** The rates that may be charged for a line on a day: those where the seller is, and where French VAT finds it. */
export function ratesOn(facts: TradeFacts, line: Line, day: Day): string[] {
  const zones = [facts.seller.address, placeOf(facts, line)]
    .map((place) => territoryOf(place, day))
    .filter(isFrench)
  return zones.flatMap((zone) => vatRatesOn(day, zone))
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
  exemptOverseas: "E",
  outOfScope: "O",
  untaxed: "E",
}

/** The treatments of a bill's lines, each once. */
export const treatmentsOf = (facts: BillFacts, day: Day): VatTreatment[] => [
  ...new Set(facts.lines.map((line) => treatmentOf(facts, line, day))),
]
