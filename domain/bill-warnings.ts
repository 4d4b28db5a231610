import type { BillFacts } from "./bill-facts"
import { isOwed } from "./bill-kind"
import { isBusiness } from "./client-kind"
import type { Day } from "./day"
import { electronicAddressOf } from "./electronic-address"
import { longestPublicPaymentDays } from "./payment-terms"
import { isBelowLegalPenalty } from "./penalty"
import { isEstablishedInFrance } from "./territory"
import { treatmentOf } from "./vat-category"

/** What is worth a word before a bill is issued, and does not forbid it. */
export const billWarnings = [
  "penaltyBelowLegal",
  "publicBodyTerms",
  "clientSiren",
  "clientElectronicAddress",
  "vatToUnionBusiness",
  "otherDays",
] as const

export type BillWarning = (typeof billWarnings)[number]

export function warningsFor(facts: BillFacts, day: Day): BillWarning[] {
  const { client, penaltyRate, kind } = facts
  const business = isBusiness(client.kind)
  const isFrench = isEstablishedInFrance(client.address, day)
  const warned: Record<BillWarning, boolean> = {
    // The rates known here may be those of an earlier semester (C. com. L441-10).
    penaltyBelowLegal:
      isOwed(kind) && penaltyRate !== null && isBelowLegalPenalty(penaltyRate, day),
    // Thirty days; fifty of health establishments, sixty of public enterprises (CCP R2192-10, R2192-11).
    publicBodyTerms:
      isOwed(kind) &&
      client.kind === "publicBody" &&
      (facts.paymentDays ?? 0) > longestPublicPaymentDays,
    // Due in law from September 2027 on, and without it no platform takes the bill (BR-FR-11).
    clientSiren: business && isFrench && !client.siren,
    clientElectronicAddress: business && !isFrench && !electronicAddressOf(client),
    vatToUnionBusiness: facts.lines.some((line) => isOwedThere(facts, line, day)),
    // What its client approved would not be what it is charged for.
    otherDays: facts.isOtherThanWorked === true,
  }
  return billWarnings.filter((one) => warned[one])
}

/** VAT is charged on what a business of the Union owes it for; some services are taxed here all the same. */
function isOwedThere(facts: BillFacts, line: BillFacts["lines"][number], day: Day): boolean {
  if (Number(line.vatRate) === 0 || line.vatCategory) return false
  return ["reverseCharge", "intraUnion"].includes(
    treatmentOf(facts, { ...line, vatRate: "0" }, day),
  )
}
