import Big from "big.js"
import type { Purchase } from "#contract/purchases"
import type { VatSettings } from "#contract/vat-returns"
import { addMonths, type Day } from "#domain/day"
import { type Cents, percentOf, rounded } from "#domain/money"
import { isFrench, territoryOf } from "#domain/territory"
import { type VatZone, vatRatesOn } from "#domain/vat"
import type { TaxedPart } from "#domain/vat-on-cash"
import type { VatPart, VatPartKind } from "#domain/vat-parts"
import { vatWithin } from "#domain/vat-within"
import { vatCategoryOf } from "../../e-invoice/en16931.rules"
import { cashingOf, deliveredOn, dueAtOnce, dueOnDelivery, isCashed } from "../books/cashing.rules"
import {
  type BilledFacts,
  type ExpenseFacts,
  owesThemselves,
  type PurchaseFacts,
  type ReceiptFacts,
  reverseRateOf,
  waitsForPayment,
} from "../books/ledger.rules"

/** Something of a day that counts in a return, with what it is of. */
export interface VatFact extends VatPart {
  /** The same for what the same thing brings on the same day: a return counts each once. */
  key: string
  day: Day
  label: string
  billId: string | null
  incomeId: string | null
  purchaseId: string | null
  outcomeId: string | null
}

type Subject = Pick<VatFact, "source" | "label"> &
  Partial<Pick<VatFact, "billId" | "incomeId" | "purchaseId" | "outcomeId">>

function fact(
  subject: Subject,
  day: Day,
  part: Pick<VatPart, "kind" | "rate" | "zone" | "base" | "tax">,
): VatFact {
  const rate = new Big(part.rate).toString()
  const key = [subject.source, day, part.kind, part.zone, rate].join(" ")
  const none = { billId: null, incomeId: null, purchaseId: null, outcomeId: null }
  return { ...none, ...subject, ...part, rate, day, key }
}

/** Facts of the same key are one; what comes to nothing is none. */
export function together(facts: readonly VatFact[]): VatFact[] {
  const found = new Map<string, VatFact>()
  for (const one of facts) {
    const known = found.get(one.key)
    if (!known) found.set(one.key, { ...one })
    else {
      known.base += one.base
      known.tax += one.tax
    }
  }
  return [...found.values()].filter(({ base, tax }) => base !== 0 || tax !== 0)
}

type Frozen = BilledFacts["bill"]

const zoneOf = (address: Parameters<typeof territoryOf>[0], day: Day): VatZone => {
  const territory = territoryOf(address, day)
  return isFrench(territory) ? territory : "metropole"
}

const kindsByCategory: Partial<Record<string, VatPartKind>> = {
  S: "taxed",
  G: "exports",
  K: "deliveriesInUnion",
}

const inFranchise = ({ mentions }: Frozen) => mentions.some(({ key }) => key === "franchise")

/**
 * What a bill makes due: by its payments, or at once (CGI 269-2), of goods on their delivery; what is given up or
 * credited is taken back. Deliveries before the first day of returns are counted with their bill.
 */
export function billFacts(facts: BilledFacts, first: Day): VatFact[] {
  const { id, bill, replaced } = facts
  if (inFranchise(bill) || bill.currency !== "EUR") return []
  const billedOn = bill.issueDate ?? ""
  const sign = bill.kind === "creditNote" ? -1 : 1
  const goods = dueOnDelivery(bill)
  const atOnce = [
    ...(replaced ? partsOf(id, replaced, billedOn, dueAtOnce(replaced), -1) : []),
    ...partsOf(id, bill, deliveryDays(bill, first), goods, sign),
    ...partsOf(id, bill, billedOn, less(dueAtOnce(bill), goods), sign),
  ]
  if (!isCashed(bill)) {
    const losses = cashingOf({ ...facts, credits: [] }).filter(({ isLoss }) => isLoss)
    return [
      ...atOnce,
      ...losses.flatMap((loss) => partsOf(id, bill, loss.day, loss.brought.parts, -1)),
    ]
  }
  // What else a credit note takes back is with its bill.
  if (bill.kind === "creditNote") return atOnce
  return [
    ...atOnce,
    ...cashingOf(facts).flatMap((one) =>
      one.isLoss
        ? partsOf(id, bill, one.day, less(one.brought.parts, one.waited.parts), -1)
        : partsOf(id, bill, one.day, one.waited.parts, 1),
    ),
  ]
}

/** When goods count: on their delivery; within the Union with their bill, or on the 15th of the month after at the latest (CGI 269-2 d). */
function deliveryDays(bill: Frozen, first: Day) {
  const [billed, delivered] = [bill.issueDate ?? "", deliveredOn(bill)]
  const latest = `${addMonths(delivered, 1).slice(0, 8)}15`
  return (kind: VatPartKind): Day => {
    const day = kind !== "deliveriesInUnion" ? delivered : billed < latest ? billed : latest
    return day < first ? billed : day
  }
}

/** Of each rate, what one list has beyond the other. */
const less = (parts: readonly TaxedPart[], others: readonly TaxedPart[]): TaxedPart[] =>
  parts.map(({ base, tax }, at) => ({
    base: base - (others[at]?.base ?? 0),
    tax: tax - (others[at]?.tax ?? 0),
  }))

function partsOf(
  billId: string,
  bill: Frozen,
  day: Day | ((kind: VatPartKind) => Day),
  parts: readonly TaxedPart[],
  sign: 1 | -1,
): VatFact[] {
  const asSnapshot = { ...bill, logo: null, signature: null }
  const zone = zoneOf(bill.seller.address, bill.issueDate ?? "")
  // A credit note goes off its bill where both are of one period.
  const source = (bill.kind === "creditNote" && bill.preceding?.number) || bill.number || billId
  const label = [bill.number, bill.client.name].filter(Boolean).join(" · ")
  return bill.vat.map((group, at) => {
    const { base, tax } = parts[at] ?? { base: 0, tax: 0 }
    const kind = kindsByCategory[vatCategoryOf(asSnapshot, group).code] ?? "otherUntaxed"
    const part = { kind, rate: group.rate, zone, base: sign * base, tax: sign * tax }
    const on = typeof day === "string" ? day : day(kind)
    return fact({ source: `bill ${source}`, label, billId }, on, part)
  })
}

/** Income that is no bill, from its entries in the book: goods and services; the rest is no turnover. */
export function incomeFacts(
  receipt: ReceiptFacts & { vatRate: string | null; currency: string },
  zone: VatZone,
): VatFact[] {
  const { incomeId, category, day, amount, vat, nature, clientName, currency } = receipt
  if (!incomeId || currency !== "EUR") return []
  if (vat === 0 && category !== "goods" && category !== "services") return []
  const label = [nature, clientName].filter(Boolean).join(" · ")
  const subject = { source: `income ${incomeId}`, label, incomeId }
  if (vat === 0)
    return [fact(subject, day, { kind: "otherUntaxed", rate: "0", zone, base: amount, tax: 0 })]
  const rate = receipt.vatRate ?? rateWithin(amount, vat, day, zone)
  // Of second-hand goods only the margin is taxed (CGI 297 A): its base follows from its VAT.
  const isWhole = Math.abs(vatWithin(amount, rate) - vat) <= 1
  const base = isWhole ? amount - vat : rounded(new Big(vat).times(100).div(rate))
  return [fact(subject, day, { kind: "taxed", rate, zone, base, tax: vat })]
}

/** The rate that makes so much VAT of an amount, where the entry is of before rates were kept. */
function rateWithin(amount: Cents, vat: Cents, day: Day, zone: VatZone): string {
  const rates = vatRatesOn(day, zone)
  return rates.find((rate) => Math.abs(vatWithin(amount, rate) - vat) <= 1) ?? rates[0] ?? "20"
}

/**
 * What may be deducted of a received bill, and what its buyer owes where its supplier is abroad (CGI 283): that of services
 * in franchise too (CGI 293 B IV), which deducts nothing.
 */
export function purchaseFacts(
  purchase: PurchaseFacts,
  zone: VatZone,
  foreignServices: VatSettings["foreignServicesBox"],
  deducts: boolean,
): VatFact[] {
  const { checkedOn, issueDate, totalHT, totalVat, totalTTC, currency, deductibleShare } = purchase
  if (!checkedOn || !issueDate || currency !== "EUR") return []
  if (totalHT === null || totalVat === null || totalTTC === null) return []
  const subject = {
    source: `purchase ${purchase.id}`,
    label: [purchase.number, purchase.supplierName].filter(Boolean).join(" · "),
    purchaseId: purchase.id,
  }
  const sign = purchase.kind === "creditNote" ? -1 : 1
  const kind = purchase.isAsset ? ("deductibleOnAssets" as const) : ("deductibleOnOther" as const)
  const deduct = (day: Day, rate: string, base: Cents, tax: Cents) =>
    fact(subject, day, { kind, rate, zone, base, tax })
  if (purchase.origin !== "home") {
    const rate = reverseRateOf(purchase)
    const base = sign * totalHT
    const tax = percentOf(base, rate)
    const due = dueKinds(foreignServices)[purchase.origin]
    if (!owesThemselves(purchase, deducts)) return []
    const owed = fact(subject, issueDate, { kind: due, rate, zone, base, tax })
    const deducted = deduct(issueDate, rate, base, percentOf(tax, deductibleShare))
    return deducts ? [owed, deducted] : [owed]
  }
  if (!deducts) return []
  const vat = sign * percentOf(totalVat, deductibleShare)
  if (!waitsForPayment(purchase)) return [deduct(issueDate, "0", sign * totalHT, vat)]
  let [paid, due, of] = [0, 0, 0]
  return purchase.payments.map(({ day, amount }) => {
    paid += sign * amount
    // As in the books: the last payment brings the rest, to the cent.
    const tax = shareOf(vat, paid, totalTTC) - due
    const base = shareOf(sign * totalHT, paid, totalTTC) - of
    due += tax
    of += base
    return deduct(day, "0", base, tax)
  })
}

const shareOf = (whole: Cents, paid: Cents, total: Cents): Cents =>
  total === 0 ? 0 : rounded(new Big(whole).times(paid).div(total))

const dueKinds = (
  foreignServices: VatSettings["foreignServicesBox"],
): Record<Exclude<Purchase["origin"], "home">, VatPartKind> => ({
  unionServices: "servicesBought",
  unionGoods: "acquisitions",
  foreignServices: foreignServices === "A3" ? "servicesBought" : "boughtAbroad",
})

/** The VAT in what was spent without a received bill, as far as it may be deducted. */
export function expenseFacts(
  expense: ExpenseFacts & { currency: string },
  zone: VatZone,
): VatFact[] {
  const { id, day, label, payeeName, amount, vat, deductibleShare, currency } = expense
  if (vat === 0 || currency !== "EUR") return []
  const named = [label, payeeName].filter(Boolean).join(" · ")
  const subject = { source: `outcome ${id}`, label: named, outcomeId: id }
  const tax = percentOf(vat, deductibleShare)
  const kind = "deductibleOnOther" as const
  return [fact(subject, day, { kind, rate: "0", zone, base: amount - vat, tax })]
}

/**
 * What no return has counted yet, up to a day: what is new, and what is another by now than it was declared; each
 * on its own day.
 */
export function uncounted(
  facts: readonly VatFact[],
  counted: readonly VatFact[],
  until: Day,
): VatFact[] {
  const left = facts.filter(({ day }) => day <= until)
  const taken = counted.map((one) => ({ ...one, base: -one.base, tax: -one.tax }))
  return together([...left, ...taken]).sort(
    (one, other) => compared(one.day, other.day) || compared(one.label, other.label),
  )
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
