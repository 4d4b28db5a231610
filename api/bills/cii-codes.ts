import { isInUnion } from "../../domain/country"
import type { MentionKey } from "../../domain/mentions"
import type { VatCategory as Category } from "../../domain/vat-category"
import type { BillSnapshot, BillSnapshotLine } from "./snapshot"

/** UN/ECE Recommendation 20: what a line's quantity counts. Half a day has no code of its own. */
export const unitCodes: Record<BillSnapshotLine["unit"], string> = {
  day: "DAY",
  halfDay: "C62",
  hour: "HUR",
  month: "MON",
  unit: "C62",
  flat: "LS",
}

/** A VAT category of EN 16931 (BT-151), with why nothing is charged where nothing is. */
export interface VatCategory {
  code: Category
  reason: string | null
  reasonCode: string | null
}

/** Why each category charges nothing: the mention that says it, and its code (VATEX list). */
const exemptions: [category: Category, mention: MentionKey, code: string | null][] = [
  ["E", "franchise", "VATEX-FR-FRANCHISE"],
  ["E", "outsideUnion", null],
  ["AE", "domesticReverse", "VATEX-FR-AE"],
  ["AE", "reverseCharge", "VATEX-EU-AE"],
  ["K", "intraUnion", "VATEX-EU-IC"],
  ["G", "export", "VATEX-EU-G"],
  ["O", "outOfScope", "VATEX-EU-O"],
]

/**
 * The category of a rate on a bill. What is not charged has the reason that the bill's mention gives, else
 * the seller's own note. Bills that were issued before the category was kept have it by their mentions.
 */
export function vatCategoryOf(
  bill: BillSnapshot,
  { rate, category }: { rate: string; category?: Category },
): VatCategory {
  if (Number(rate) > 0) return { code: "S", reason: null, reasonCode: null }
  for (const [code, mention, reasonCode] of exemptions) {
    const said = bill.mentions.find(({ key }) => key === mention)
    if (said && (category ?? code) === code) return { code, reason: said.text, reasonCode }
  }
  return { code: category ?? "E", reason: bill.note ?? "Exonération de TVA", reasonCode: null }
}

/** The kind of what is sold (BT-23, BR-FR-08): goods, services, or both. */
export function suppliesOf({ lines }: BillSnapshot): "B1" | "S1" | "M1" {
  const goods = lines.filter(({ kind }) => kind === "goods").length
  if (goods === 0) return "S1"
  return goods === lines.length ? "B1" : "M1"
}

/** The same, for a final bill that deducts deposits: B4, S4, M4. */
export const processOf = (bill: BillSnapshot): string =>
  bill.prepaid ? `${suppliesOf(bill)[0]}4` : suppliesOf(bill)

/** When VAT falls due (BT-8, UNTDID 2475): on the bill by option, on delivery of goods, else on payment. */
export function vatPointOf(bill: BillSnapshot): "5" | "29" | "72" {
  if (bill.mentions.some(({ key }) => key === "debits")) return "5"
  // Of a deposit, when it is cashed, for goods too (CGI 269-2 a bis).
  return suppliesOf(bill) === "B1" && bill.kind !== "deposit" ? "29" : "72"
}

/** Whom the bill is for (note BAR, BR-FR-20), which decides whether it goes through a platform. */
export function audienceOf({ client }: BillSnapshot): string {
  const abroad = client.address.country === "FR" ? "" : "INT"
  return `${client.kind === "company" ? "B2B" : "B2C"}${abroad}`
}

/** An electronic address: its scheme (EAS code list) and what it is there. */
export interface ElectronicAddress {
  scheme: string
  value: string
}

/** Where the client receives bills: by SIREN in the French directory, else by VAT number or e-mail. */
export function electronicAddressOf({ client }: BillSnapshot): ElectronicAddress | null {
  const { siren, vatNumber, email, address } = client
  if (address.country === "FR" && siren) return { scheme: "0225", value: siren }
  const scheme = vatNumber ? vatSchemes[vatNumber.slice(0, 2)] : undefined
  if (vatNumber && scheme && isInUnion(address.country)) return { scheme, value: vatNumber }
  return email ? { scheme: "EM", value: email } : null
}

/** EAS codes of the VAT numbers of the Union's countries, but for France's. */
const vatSchemes: Record<string, string> = {
  AT: "9914",
  BE: "9925",
  BG: "9926",
  CY: "9928",
  CZ: "9929",
  DE: "9930",
  EE: "9931",
  EL: "9933",
  ES: "9920",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  IT: "0211",
  LT: "9937",
  LU: "9938",
  LV: "9939",
  MT: "9943",
  NL: "9944",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SI: "9949",
  SK: "9950",
}
