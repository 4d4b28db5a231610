import { missingOfAddress } from "./address"
import { type BillFacts, bearsTerms, clientSirenDueFrom } from "./bill-facts"
import type { Day } from "./day"
import { isCompany } from "./legal-status"
import { treatmentsOf } from "./vat-category"

/** Something without which a bill may not be issued, and the field that mends it. */
export interface MissingField {
  code: string
  where: "profile" | "client" | "bill"
  path: string
}

/** Below this total HT, in cents, the seller's VAT number may be left out (242 nonies A I-2°). */
const smallBill = 15_000

/**
 * Everything that the law still asks before a bill may be issued on a day, each thing once: of an
 * address, the first field that it lacks. Empty when the bill is ready.
 */
export function missingFor(facts: BillFacts, day: Day): MissingField[] {
  return [...missingOfSeller(facts), ...missingOfClient(facts, day), ...missingOfBill(facts)]
}

function missingOfSeller({ seller, totalHT, totalVat }: BillFacts): MissingField[] {
  const company = seller.legalStatus !== null && isCompany(seller.legalStatus)
  return [
    ...lack("profile", company ? "commercialName" : "lastName", !seller.name?.trim(), "sellerName"),
    ...missingOfAddress(seller.address)
      .slice(0, 1)
      .flatMap((path) => lack("profile", path, true, "sellerAddress")),
    ...lack("profile", "siren", !seller.siren, "sellerSiren"),
    ...lack("profile", "legalStatus", !seller.legalStatus, "legalStatus"),
    ...lack("profile", "vatRegime", !seller.vatRegime, "vatRegime"),
    ...lack(
      "profile",
      "vatNumber",
      totalVat > 0 && totalHT > smallBill && !seller.vatNumber,
      "sellerVatNumber",
    ),
    ...lack("profile", "shareCapital", company && seller.shareCapital === null, "shareCapital"),
    ...lack("profile", "registerCity", company && !seller.registerCity, "registerCity"),
  ]
}

function missingOfClient(facts: BillFacts, day: Day): MissingField[] {
  const { client } = facts
  const frenchBusiness = client.kind === "company" && client.address.country === "FR"
  const treatments = treatmentsOf(facts)
  const reverse = treatments.includes("reverseCharge") || treatments.includes("intraUnion")
  return [
    ...lack("client", "name", !client.name.trim(), "clientName"),
    ...missingOfAddress(client.address)
      .slice(0, 1)
      .flatMap((path) => lack("client", path, true, "clientAddress")),
    ...lack(
      "client",
      "siren",
      frenchBusiness && !client.siren && day >= clientSirenDueFrom,
      "clientSiren",
    ),
    ...lack("client", "vatNumber", reverse && !client.vatNumber, "clientVatNumber"),
  ]
}

function missingOfBill(facts: BillFacts): MissingField[] {
  const { seller, lines, note } = facts
  const treatments = treatmentsOf(facts)
  const isFranchise = treatments.includes("franchise")
  return [
    ...lack("bill", "lines", lines.length === 0, "lines"),
    ...lines.flatMap((line, at) =>
      lack("bill", `lines[${at}].serviceName`, !line.serviceName.trim(), "serviceName"),
    ),
    // A supplier in franchise who shows VAT owes it (CGI 283-3).
    ...lines.flatMap(({ vatRate }, at) =>
      lack("bill", `lines[${at}].vatRate`, isFranchise && Number(vatRate) > 0, "vatInFranchise"),
    ),
    ...lack(
      "bill",
      "note",
      // Before the regime is known, it may well be what exempts.
      seller.vatRegime !== null && treatments.includes("untaxed") && !note?.trim(),
      "exemptionUnstated",
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
      "includeVat",
      facts.totalVat > 0 && !isFranchise && !facts.includeVat,
      "vatMustShow",
    ),
    ...lack(
      "bill",
      "includePenalty",
      bearsTerms(facts) && !facts.includePenalty,
      "penaltyMustShow",
    ),
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
