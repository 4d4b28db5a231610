import { isBusiness } from "#domain/client-kind"
import { isCompany } from "#domain/legal-status"
import type { MentionKey } from "#domain/mentions"
import type { Cents } from "#domain/money"
import { isEstablishedInFrance } from "#domain/territory"
import type { VatCategory as Category } from "#domain/vat-category"
import type { BillSeller, BillSnapshot, BillSnapshotLine } from "./snapshot"

// What a bill says by the model of EN 16931, whichever syntax it is written in.

/** The model itself, without an extension (BT-24). */
export const guideline = "urn:cen.eu:en16931:2017"

/** Why less is asked: a discount (UNTDID 5189), and the word for it. */
export const discountCode = "95"
export const discountReason = "Remise"

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
  ["E", "exemptOverseas", null],
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
  // A credit note's own note is about itself: why nothing was charged stands on its bill.
  const said = bill.kind === "creditNote" ? bill.exemption : bill.note
  return { code: category ?? "E", reason: said ?? "Exonération de TVA", reasonCode: null }
}

/** The kind of what is sold (BT-23, BR-FR-08): goods, services, or both. */
export function suppliesOf({ lines }: Pick<BillSnapshot, "lines">): "B1" | "S1" | "M1" {
  const goods = lines.filter(({ kind }) => kind === "goods").length
  if (goods === 0) return "S1"
  return goods === lines.length ? "B1" : "M1"
}

/** The same, for a final bill that deducts deposits: B4, S4, M4. */
export const processOf = (bill: BillSnapshot): string =>
  bill.deposits?.length ? `${suppliesOf(bill)[0]}4` : suppliesOf(bill)

/**
 * When VAT falls due (BT-8, UNTDID 2475): on delivery of goods; of services on the bill by option, else on payment.
 * Of a deposit, when it is cashed, for goods too (CGI 269-2 a bis). Of both on one bill, that of the services.
 */
export function vatPointOf(bill: BillSnapshot): "5" | "29" | "72" {
  if (suppliesOf(bill) === "B1" && bill.kind !== "deposit") return "29"
  return bill.mentions.some(({ key }) => key === "debits") ? "5" : "72"
}

/**
 * The same for one rate of a bill. The model has one value for a whole bill (CII-SR-462): where goods are sold
 * beside services, a rate of goods alone names none, and the mention says when each falls due.
 */
export function vatPointOfRate(
  bill: BillSnapshot,
  group: BillSnapshot["vat"][number],
): "5" | "29" | "72" | null {
  if (vatCategoryOf(bill, group).code !== "S") return null
  const own = bill.lines.filter(({ vatRate }) => Number(vatRate) === Number(group.rate))
  const isMixed = suppliesOf(bill) === "M1" && bill.kind !== "deposit"
  return isMixed && suppliesOf({ lines: own }) === "B1" ? null : vatPointOf(bill)
}

/**
 * Where goods are brought (BG-13, BG-15), if elsewhere than to the buyer. What leaves for another country of the
 * Union says in any case for which one (BR-IC-12).
 */
export function deliveredTo({ delivery, client, vat }: BillSnapshot) {
  if (delivery) return { ...delivery, name: delivery.name ?? client.name }
  return vat.some(({ category }) => category === "K") ? client : null
}

/**
 * Whom the bill is for (note BAR), which decides whether it goes through a platform. Consumers are so wherever they
 * live: the forum's rules know no code of their own for those abroad (BR-FR-20).
 */
export function audienceOf({ client, issueDate }: BillSnapshot): string {
  if (!isBusiness(client.kind)) return "B2C"
  return isEstablishedInFrance(client.address, issueDate ?? "") ? "B2B" : "B2BINT"
}

/** Legal form, capital and register of a company (BT-33); nothing of a person in business. */
export function legalFormOf(seller: BillSeller): string {
  if (!isCompany(seller.legalStatus)) return ""
  const registered = seller.registerCity && `RCS ${seller.registerCity} ${seller.siren}`
  const capital = seller.shareCapital !== null && `capital ${amount(seller.shareCapital)} EUR`
  return [seller.legalStatus, capital, registered].filter(Boolean).join(", ")
}

/**
 * Each of the three terms of payment exactly once (BR-FR-05), also where one does not apply. Whom the bill is
 * for stands last: in UBL it is read to the next "#" (BR-FR-20).
 */
export function notesOf(bill: BillSnapshot): [string | null, string][] {
  const said = new Map<string, string>(bill.mentions.map(({ key, text }) => [key, text]))
  const terms = ["indemnity", "penalties", "earlyPayment"]
  const others = bill.mentions.filter(({ key }) => !terms.includes(key))
  return [
    [
      "PMT",
      said.get("indemnity") ?? "Indemnité forfaitaire pour frais de recouvrement : sans objet",
    ],
    ["PMD", said.get("penalties") ?? "Pénalités de retard : sans objet"],
    ["AAB", said.get("earlyPayment") ?? "Escompte pour paiement anticipé : néant"],
    ...others.map(({ text }): [string | null, string] => [null, text]),
    ...paidOfDeposits(bill),
    ...[bill.reason, bill.note].flatMap((text): [null, string][] => (text ? [[null, text]] : [])),
    ["BAR", audienceOf(bill)],
  ]
}

/** What was paid of deposits that are deducted as they were invoiced: shown apart, for it settles those alone. */
function paidOfDeposits({ deposits = [], currency }: BillSnapshot): [null, string][] {
  return deposits.flatMap(({ number, paid = 0, totalTTC, vat }): [null, string][] =>
    paid > 0 && paid < totalTTC && vat
      ? [[null, `Acompte ${number} : ${amount(paid)} ${currency} réglés à ce jour`]]
      : [],
  )
}

/** Cents as euros with two decimals (BR-DEC). */
export function amount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** "1.5000" is 1.5. */
export const decimal = (text: string) => text.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "")
