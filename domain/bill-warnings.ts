import type { BillFacts, LineFacts } from "./bill-facts"
import { isOwed } from "./bill-kind"
import { isBusiness } from "./client-kind"
import type { Day } from "./day"
import { electronicAddressOf } from "./electronic-address"
import { longestPublicPaymentDays } from "./payment-terms"
import { isBelowLegalPenalty } from "./penalty"
import { isEstablishedInFrance, isFrench as isFrenchTerritory, territoryOf } from "./territory"
import { vatRatesOn } from "./vat"
import { ratesOn, treatmentOf, treatmentsOf, type VatTreatment } from "./vat-category"

/** What is worth a word before a bill is issued, and does not forbid it. */
export const billWarnings = [
  "penaltyBelowLegal",
  "publicBodyTerms",
  "clientSiren",
  "clientElectronicAddress",
  "consumerEmail",
  "vatToUnionBusiness",
  "vatAbroad",
  "franchiseAbroad",
  "vatOfOtherZone",
  "exemptionVague",
  "outOfScopeInFrance",
  "earlyPaymentLate",
  "suppliedLater",
  "suppliedTwice",
  "otherDays",
] as const

export type BillWarning = (typeof billWarnings)[number]

export function warningsFor(facts: BillFacts, day: Day): BillWarning[] {
  const { client, penaltyRate, kind, note, paymentTerms = "days" } = facts
  const business = isBusiness(client.kind)
  const isFrench = isEstablishedInFrance(client.address, day)
  const isEndOfMonth = paymentTerms !== "days"
  const charged = facts.lines.flatMap((line) => treatmentWithout(facts, line, day))
  const warned: Record<BillWarning, boolean> = {
    // The rates known here may be those of an earlier semester (C. com. L441-10).
    // Between professionals alone; what a consumer owes has no least rate (C. com. L441-10 II).
    penaltyBelowLegal:
      business && isOwed(kind) && penaltyRate !== null && isBelowLegalPenalty(penaltyRate, day),
    // Thirty days; fifty of health establishments, sixty of public enterprises (CCP R2192-10, R2192-11).
    publicBodyTerms:
      isOwed(kind) &&
      client.kind === "publicBody" &&
      (isEndOfMonth || (facts.paymentDays ?? 0) > longestPublicPaymentDays),
    // Due in law from September 2027 on, and without it no platform takes the bill (BR-FR-11).
    clientSiren: business && isFrench && !client.siren,
    clientElectronicAddress: business && !isFrench && !electronicAddressOf(client),
    // The buyer's electronic address is asked for of consumers too (BT-49, BR-FR-12).
    consumerEmail: !business && !client.email,
    vatToUnionBusiness: charged.some((one) => one === "reverseCharge" || one === "intraUnion"),
    vatAbroad: charged.some((one) => elsewhere.includes(one)),
    franchiseAbroad: facts.lines.some((line) => isFranchiseAbroad(facts, line, day)),
    vatOfOtherZone: facts.lines.some((line) => isOfOtherZone(facts, line, day)),
    exemptionVague:
      treatmentsOf(facts, day).includes("untaxed") &&
      Boolean(note?.trim()) &&
      !citesLaw(note ?? ""),
    outOfScopeInFrance:
      business && isFrench && facts.lines.some(({ vatCategory }) => vatCategory === "O"),
    earlyPaymentLate:
      facts.earlyPayment != null &&
      !isEndOfMonth &&
      facts.paymentDays !== undefined &&
      facts.earlyPayment.days > facts.paymentDays,
    suppliedLater: facts.suppliedOn != null && facts.suppliedOn > day,
    suppliedTwice: facts.suppliedOn != null && facts.hasPeriod === true,
    // What its client approved would not be what it is charged for.
    otherDays: facts.isOtherThanWorked === true,
  }
  return billWarnings.filter((one) => warned[one])
}

/** What is usually not taxed in France (CGI 259-1°, 262, 294). */
const elsewhere: readonly VatTreatment[] = ["outsideUnion", "export", "exemptOverseas"]

/** What a line that bears VAT would be without; nothing where its seller says that it is charged. */
function treatmentWithout(facts: BillFacts, line: LineFacts, day: Day): VatTreatment[] {
  if (Number(line.vatRate) === 0 || line.vatCategory) return []
  return [treatmentOf(facts, { ...line, vatRate: "0" }, day)]
}

/** By its seller's word alone the franchise is about a service for a business elsewhere (CGI 259-1°, 259 A). */
const isFranchiseAbroad = (facts: BillFacts, line: LineFacts, day: Day) =>
  line.kind !== "goods" &&
  isBusiness(facts.client.kind) &&
  !isFrenchTerritory(territoryOf(facts.client.address, day)) &&
  treatmentOf(facts, line, day) === "franchise"

/** A service for a business is taxed where that is (CGI 259-1°), at the rates of there (CGI 296, 297). */
function isOfOtherZone(facts: BillFacts, line: LineFacts, day: Day) {
  const { vatRate, vatCategory, kind } = line
  const zone = territoryOf(facts.client.address, day)
  if (Number(vatRate) === 0 || vatCategory || kind === "goods") return false
  if (!isBusiness(facts.client.kind) || !isFrenchTerritory(zone)) return false
  const on = facts.operationDay ?? day
  const known = vatRatesOn(on, zone)
  const isAmong = (rates: readonly string[]) =>
    rates.some((rate) => Number(rate) === Number(vatRate))
  // What is no rate of the seller's place either is refused as such.
  return known.length > 0 && !isAmong(known) && isAmong(ratesOn(facts, line, on))
}

/** Whether a reason of exemption names a text: an article, a code, a directive. */
const citesLaw = (note: string) =>
  /\b(?:art|cgi|code|loi|directive|law|section)\b|\d{3}/i.test(note)
