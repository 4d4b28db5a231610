import { missingOfAddress } from "./address"
import {
  type BillFacts,
  bearsTerms,
  clientSirenDueFrom,
  type LineFacts,
  type SellerFacts,
} from "./bill-facts"
import { isBusiness } from "./client-kind"
import type { Day } from "./day"
import { isCompany } from "./legal-status"
import { isOfUnion } from "./vat"
import { misfitOf, ratesOn, treatmentsOf, type VatTreatment } from "./vat-category"

/** Something without which a bill may not be issued, and the field that mends it. */
export interface MissingField {
  code: string
  where: "profile" | "client" | "bill"
  path: string
}

/** What may only be billed by who has a VAT number (CGI 286 ter; BR-IC-02, BR-G-02, BR-AE-02). */
const numbered: readonly VatTreatment[] = [
  "intraUnion",
  "export",
  "reverseCharge",
  "domesticReverse",
  "outsideUnion",
]

/** Below this total HT, in cents, the seller's VAT number may be left out (242 nonies A I-2°). */
const smallBill = 15_000

/**
 * Everything that the law still asks before a bill may be issued on a day, each thing once: of an
 * address, the first field that it lacks. Empty when the bill is ready.
 */
export function missingFor(facts: BillFacts, day: Day): MissingField[] {
  // Its parties and its VAT are those of its bill, and cannot be mended any more.
  if (facts.kind === "creditNote") return missingOfContent(facts)
  return [
    ...missingOfContent(facts),
    ...missingOfSeller(facts, day),
    ...missingOfClient(facts, day),
    ...missingOfBill(facts, day),
    ...facts.lines.flatMap((line, at) => missingOfLine(facts, line, at, day)),
  ]
}

function missingOfSeller(facts: BillFacts, day: Day): MissingField[] {
  const { seller, totalHT, totalVat } = facts
  const isFranchise = seller.vatRegime === "franchise"
  const needsNumber = treatmentsOf(facts, day).some(
    // Who is in franchise is registered for what is sold within the Union alone (CGI 286 ter).
    (one) => numbered.includes(one) && !(isFranchise && one === "outsideUnion"),
  )
  return lackOfSeller(seller, needsNumber || (totalVat > 0 && totalHT > smallBill))
}

/** What a seller’s profile lacks for any bill; the VAT number where it is needed for one. */
export function lackOfSeller(seller: SellerFacts, needsNumber: boolean): MissingField[] {
  const company = seller.legalStatus !== null && isCompany(seller.legalStatus)
  return [
    ...lack("profile", company ? "commercialName" : "lastName", !seller.name?.trim(), "sellerName"),
    ...missingOfAddress(seller.address)
      .slice(0, 1)
      .flatMap((path) => lack("profile", path, true, "sellerAddress")),
    ...lack("profile", "siren", !seller.siren, "sellerSiren"),
    ...lack("profile", "legalStatus", !seller.legalStatus, "legalStatus"),
    ...lack("profile", "vatRegime", !seller.vatRegime, "vatRegime"),
    ...lack("profile", "vatNumber", !seller.vatNumber && needsNumber, "sellerVatNumber"),
    ...lack("profile", "shareCapital", company && seller.shareCapital === null, "shareCapital"),
    ...lack("profile", "registerCity", company && !seller.registerCity, "registerCity"),
  ]
}

function missingOfClient(facts: BillFacts, day: Day): MissingField[] {
  const { client } = facts
  const frenchBusiness = isBusiness(client.kind) && client.address.country === "FR"
  const treatments = treatmentsOf(facts, day)
  // What goes nowhere is refused for that, at its line.
  const isAbroad = (facts.delivery ?? client.address).country !== "FR"
  const reversed = treatments.includes("domesticReverse")
  const needsNumber =
    reversed || treatments.includes("reverseCharge") || treatments.includes("intraUnion")
  return [
    ...lack("client", "name", !client.name.trim(), "clientName"),
    ...missingOfAddress(client.address)
      .slice(0, 1)
      .flatMap((path) => lack("client", path, true, "clientAddress")),
    // Who owes the VAT of a French bill is known by both numbers (CGI 283-2 nonies; BR-FR-11).
    ...lack(
      "client",
      "siren",
      frenchBusiness && !client.siren && (reversed || day >= clientSirenDueFrom),
      "clientSiren",
    ),
    ...lack(
      "client",
      "vatNumber",
      needsNumber && !(client.vatNumber && isOfUnion(client.vatNumber)),
      "clientVatNumber",
    ),
    // Of another member state: by a French one its buyer is not known there (CGI 262 ter I; directive 138-1 b).
    ...lack(
      "client",
      "vatNumber",
      treatments.includes("intraUnion") && isAbroad && client.vatNumber?.startsWith("FR") === true,
      "clientVatNumberFrench",
    ),
  ]
}

/** What any paper of billing says of what it is about. */
function missingOfContent({ seller, lines, totalVat, includeVat }: BillFacts): MissingField[] {
  const shows = seller.vatRegime === "franchise" || includeVat
  return [
    ...lack("bill", "lines", lines.length === 0, "lines"),
    ...lines.flatMap((line, at) =>
      lack("bill", `lines[${at}].serviceName`, !line.serviceName.trim(), "serviceName"),
    ),
    ...lack("bill", "includeVat", totalVat > 0 && !shows, "vatMustShow"),
  ]
}

function missingOfBill(facts: BillFacts, day: Day): MissingField[] {
  const { seller, lines, note } = facts
  const treatments = treatmentsOf(facts, day)
  return [
    ...lack(
      "bill",
      "note",
      // Before the regime is known, it may well be what exempts.
      seller.vatRegime !== null && treatments.includes("untaxed") && !note?.trim(),
      "exemptionUnstated",
    ),
    // Under 293 B nothing is billed beyond its limits, unless the seller says that they are not reached.
    ...lack(
      "bill",
      "keepsFranchise",
      treatments.includes("franchise") && facts.isBeyondFranchise === true,
      "franchiseEnded",
    ),
    // What is outside the scope of VAT stands alone on its bill (BR-O-11 to BR-O-14).
    ...lack(
      "bill",
      `lines[${lines.findIndex(({ vatCategory }) => vatCategory === "O")}].vatCategory`,
      treatments.includes("outOfScope") && treatments.length > 1,
      "outOfScopeMixed",
    ),
    ...lack(
      "bill",
      "includePenalty",
      bearsTerms(facts) && !facts.includePenalty,
      "penaltyMustShow",
    ),
  ]
}

/** What a line says of VAT that cannot be: its rate, its category, or the one beside the other. */
function missingOfLine(facts: BillFacts, line: LineFacts, at: number, day: Day): MissingField[] {
  const { vatRate, vatCategory } = line
  const rate = `lines[${at}].vatRate`
  const category = `lines[${at}].vatCategory`
  if (Number(vatRate) === 0) {
    const misfit = misfitOf(facts, line, day)
    return [
      ...lack("bill", category, vatCategory === "S", "categoryWithoutRate"),
      ...(misfit ? lack("bill", category, true, misfit) : []),
    ]
  }
  // A supplier in franchise who shows VAT owes it (CGI 283-3).
  if (facts.seller.vatRegime === "franchise") return lack("bill", rate, true, "vatInFranchise")
  const days = [day, ...(facts.operationDay ? [facts.operationDay] : [])]
  const known = days.flatMap((one) => ratesOn(facts, line, one))
  return [
    ...lack("bill", rate, !known.some((one) => Number(one) === Number(vatRate)), "vatRateUnknown"),
    ...lack("bill", rate, (vatCategory ?? "S") !== "S", "rateBesideCategory"),
  ]
}

function lack(
  where: MissingField["where"],
  path: string,
  lacking: boolean,
  code: string,
): MissingField[] {
  return lacking ? [{ code, where, path }] : []
}
