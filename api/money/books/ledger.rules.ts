import type { Account as AccountOfMoney } from "#contract/accounts"
import type { Outgoing } from "#contract/outcomes"
import type { Purchase } from "#contract/purchases"
import type { Day } from "#domain/day"
import { type Cents, percentOf } from "#domain/money"
import { isFrench, territoryOf } from "#domain/territory"
import { vatRatesOn } from "#domain/vat"
import { vatCategoryOf } from "../../e-invoice/en16931.rules"
import type { BillSnapshot } from "../../e-invoice/snapshot"
import {
  type Account,
  accounts,
  incomeAccounts,
  type journals,
  outcomeAccounts,
  purchaseAccounts,
} from "./accounts.rules"
import { cashingOf, deliveredOn, dueAtOnce, dueOnDelivery, isCashed } from "./cashing.rules"

/** A line of an entry; below zero it stands on the other side. */
export interface EntryLine {
  account: Account
  debit: Cents
  /** Whose account it is, of those that clients and suppliers have. */
  party?: { code: string; name: string }
}

export interface Entry {
  journal: keyof typeof journals
  day: Day
  /** When it was written down, from which on it is not changed. */
  validated: Date
  reference: string
  referenceDay: Day
  text: string
  lines: EntryLine[]
}

/** An issued bill with what became of it. */
export interface BilledFacts {
  id: string
  clientId: string
  issuedAt: Date
  bill: Omit<BillSnapshot, "logo" | "signature">
  /** It takes a deposit back, and no turnover. */
  isOfDeposit?: boolean
  /** The bill that a correction stands in for. */
  replaced?: Omit<BillSnapshot, "logo" | "signature">
  /** Whose that was. */
  replacedClientId?: string
  /** Of a deposit, the bill that deducts it, by which goods are delivered. */
  delivered?: { day: Day; at: Date; bill: Omit<BillSnapshot, "logo" | "signature"> }
  /** What each credit note has taken back of it. */
  credits: { day: Day; at: Date; vat: BillSnapshot["vat"]; lines: BillSnapshot["lines"] }[]
  /** What settled it, in the order in which it did: payments that were cashed, and what was given up. */
  settlements: { day: Day; at: Date; amount: Cents; isLoss: boolean }[]
}

export interface ReceiptFacts {
  sequence: number
  day: Day
  recordedAt: Date
  clientId: string | null
  clientName: string
  reference: string
  nature: string
  amount: Cents
  means: string
  /** Of an income that is no bill, with the VAT in it. */
  incomeId: string | null
  category: string | null
  vat: Cents
}

/** The kind of the account that something was paid from, where one was said. */
type PaidFrom = AccountOfMoney["kind"] | null

export type PurchaseFacts = Pick<
  Purchase,
  "id" | "supplierName" | "supplierSiren" | "number" | "kind" | "issueDate" | "category"
> &
  Pick<Purchase, "totalHT" | "totalVat" | "totalTTC" | "checkedOn" | "currency"> &
  Pick<Purchase, "isAsset" | "deductibleShare" | "origin" | "reverseRate" | "vatOnDebits"> & {
    /** When it was said, which is when its entry is validated. */
    checkedAt: Date | null
    payments: { day: Day; createdAt: Date; amount: Cents; means: string; accountKind: PaidFrom }[]
  }

/** What was spent without a received bill. */
export interface ExpenseFacts {
  id: string
  day: Day
  createdAt: Date
  label: string
  payeeName: string | null
  amount: Cents
  category: Outgoing["category"]
  means: string
  accountKind: PaidFrom
  vat: Cents
  deductibleShare: string
}

const clientOf = (id: string, name: string) => ({ code: `C${id.slice(0, 8)}`, name })

/** The sale of a bill, or what a credit note takes back of one (PCG 411, 706, 707, 4191, 445). */
export function saleOf(facts: BilledFacts): Entry[] {
  const { clientId, issuedAt, bill, isOfDeposit, replaced, replacedClientId = clientId } = facts
  const head = {
    journal: "VE" as const,
    day: bill.issueDate ?? "",
    validated: issuedAt,
    reference: bill.number ?? "",
    referenceDay: bill.issueDate ?? "",
  }
  const text = `${bill.kind === "creditNote" ? "Avoir" : "Facture"} ${bill.number} ${bill.client.name}`
  const party = clientOf(clientId, bill.client.name)
  // What takes a deposit back is booked as that was, on the other side.
  const booked = isOfDeposit ? { ...bill, kind: "deposit" as const } : bill
  const sale = {
    ...{ ...head, text },
    lines: saleLines(booked, party, bill.kind === "creditNote" ? -1 : 1),
  }
  if (!replaced) return [sale, ...deliveryOf(booked, head)]
  // Its delivery has an entry of its own, so all of its VAT is due there: it is taken back from there.
  const { suppliedOn: _, ...asDelivered } = replaced
  const cancelled = saleLines(asDelivered, clientOf(replacedClientId, replaced.client.name), -1)
  return [{ ...head, text: `Annulation de la facture ${replaced.number}`, lines: cancelled }, sale]
}

/** The VAT of goods that were delivered on another day than that of their bill, on which it falls due. */
function deliveryOf(
  bill: BilledFacts["bill"],
  head: Omit<Entry, "journal" | "text" | "lines">,
): Entry[] {
  const day = deliveredOn(bill)
  if (day === bill.issueDate) return []
  const due = taxOf(dueOnDelivery(bill))
  const lines = [
    { account: accounts.vatWaiting, debit: due },
    { account: accounts.vatDue, debit: -due },
  ]
  return [{ ...head, journal: "OD", day, text: `TVA exigible livraison ${bill.number}`, lines }]
}

const taxOf = (parts: readonly { tax: Cents }[]): Cents =>
  parts.reduce((total, { tax }) => total + tax, 0)

function saleLines(
  bill: BilledFacts["bill"],
  party: EntryLine["party"],
  sign: 1 | -1,
): EntryLine[] {
  const deposits = bill.deposits ?? []
  const sum = (of: (deposit: (typeof deposits)[number]) => Cents) =>
    deposits.reduce((total, deposit) => total + of(deposit), 0)
  // What of its VAT waits neither until it is cashed nor for another day's delivery (CGI 269-2).
  const atOnce =
    taxOf(dueAtOnce(bill)) - (deliveredOn(bill) === bill.issueDate ? 0 : taxOf(dueOnDelivery(bill)))
  const revenue =
    bill.kind === "deposit"
      ? [{ account: accounts.deposits, debit: -bill.totalHT, party }]
      : bill.vat.flatMap((group) => revenueOf(bill, group))
  const lines: EntryLine[] = [
    { account: accounts.clients, debit: bill.totalTTC - (bill.prepaid ?? 0), party },
    ...(deposits.length
      ? [{ account: accounts.deposits, debit: sum((one) => one.totalHT), party }]
      : []),
    ...revenue,
    { account: accounts.vatWaiting, debit: atOnce + sum((one) => one.totalVat) - bill.totalVat },
    { account: accounts.vatDue, debit: -atOnce },
  ]
  return lines.map((line) => ({ ...line, debit: sign * line.debit }))
}

/** The sales of one rate, goods and services each to their account, by where they are sold. */
function revenueOf(bill: BilledFacts["bill"], group: BillSnapshot["vat"][number]): EntryLine[] {
  const asSnapshot = { ...bill, logo: null, signature: null }
  const categoryOf = (of: { rate: string; category?: BillSnapshot["vat"][number]["category"] }) =>
    vatCategoryOf(asSnapshot, of).code
  const category = categoryOf(group)
  const lines = bill.lines.filter(
    (line) =>
      Number(line.vatRate) === Number(group.rate) &&
      categoryOf({ rate: line.vatRate, category: line.category }) === category,
  )
  const total = lines.reduce((sum, line) => sum + line.amountHT, 0)
  const ofGoods = lines.reduce((sum, line) => sum + (line.kind === "goods" ? line.amountHT : 0), 0)
  const goods = total === 0 ? 0 : Math.round((group.base * ofGoods) / total)
  const zone = zoneOf(bill, group, category)
  return [
    { account: accounts.goods[zone], debit: -goods },
    { account: accounts.services[zone], debit: goods - group.base },
  ]
}

/** Where it is sold: what bears French VAT is sold here, whoever buys it. */
function zoneOf(
  { client, delivery, issueDate }: BilledFacts["bill"],
  { rate }: BillSnapshot["vat"][number],
  category: string,
): keyof typeof accounts.services {
  if (Number(rate) > 0) return "home"
  // What is exempt for it leaves goes where it is brought (CGI 262, 262 ter).
  const leaves = category === "G" || category === "K"
  const place = leaves && delivery ? delivery.address : client.address
  const territory = territoryOf(place, issueDate ?? "")
  if (isFrench(territory)) return category === "AE" ? "reverse" : "home"
  return territory === "outside" ? "abroad" : "union"
}

/** What becomes due with each settlement of a bill, to the cent of its VAT; and what was given up. */
export function settlementsOf(facts: BilledFacts): Entry[] {
  const { clientId, bill } = facts
  const party = clientOf(clientId, bill.client.name)
  return cashingOf(facts).flatMap(({ day, at, settled, isLoss, brought, waited }): Entry[] => {
    const head = {
      journal: "OD" as const,
      day,
      validated: at,
      reference: bill.number ?? "",
      referenceDay: bill.issueDate ?? "",
    }
    if (isLoss)
      return [
        {
          ...head,
          text: `Perte sur la facture ${bill.number}`,
          lines: [
            { account: accounts.losses, debit: settled - brought.vat },
            { account: accounts.vatWaiting, debit: waited.vat },
            { account: accounts.vatDue, debit: brought.vat - waited.vat },
            { account: accounts.clients, debit: -settled, party },
          ],
        },
      ]
    if (!isCashed(bill)) return []
    return [
      {
        ...head,
        text: `TVA exigible facture ${bill.number}`,
        lines: [
          { account: accounts.vatWaiting, debit: waited.vat },
          { account: accounts.vatDue, debit: -waited.vat },
        ],
      },
    ]
  })
}

/** What reached the bank or left it, as the book of receipts has it. */
export function receiptOf(receipt: ReceiptFacts): Entry {
  const { sequence, day, recordedAt, clientId, clientName, reference, amount, means } = receipt
  const head = {
    journal: "BQ" as const,
    day,
    validated: recordedAt,
    reference: reference || `RECETTE-${sequence}`,
    referenceDay: day,
  }
  const money = { account: means === "cash" ? accounts.cash : accounts.bank, debit: amount }
  if (clientId === null)
    return {
      ...head,
      text: `${amount < 0 ? "Annulation" : "Recette"} ${receipt.nature} ${clientName}`.trim(),
      lines: [
        money,
        { account: incomeAccountOf(receipt.category), debit: receipt.vat - amount },
        { account: accounts.vatDue, debit: -receipt.vat },
      ],
    }
  return {
    ...head,
    text: `${amount < 0 ? "Remboursement" : "Encaissement"} ${reference} ${clientName}`,
    lines: [
      money,
      { account: accounts.clients, debit: -amount, party: clientOf(clientId, clientName) },
    ],
  }
}

/** What income that is no bill is booked to, by its category. */
const incomeAccountOf = (category: string | null): Account =>
  incomeAccounts[category as keyof typeof incomeAccounts] ?? incomeAccounts.other

/** What was spent without a received bill; of its VAT only the share that may be deducted leaves the charge. */
export function expenseOf(expense: ExpenseFacts, deducts: boolean): Entry {
  const { id, day, createdAt, label, payeeName, amount, category, vat } = expense
  const deducted = deducts ? percentOf(vat, expense.deductibleShare) : 0
  return {
    journal: "BQ",
    day,
    validated: createdAt,
    reference: `DEPENSE-${id.slice(0, 8)}`,
    referenceDay: day,
    text: [label, payeeName].filter(Boolean).join(" "),
    lines: [
      { account: outcomeAccounts[category], debit: amount - deducted },
      { account: accounts.vatToDeduct, debit: deducted },
      { account: paidFrom(expense), debit: -amount },
    ],
  }
}

/** The till where money went out of it: by its account, or where none was said by the means. */
const paidFrom = ({ accountKind, means }: { accountKind: PaidFrom; means: string }): Account =>
  (accountKind ?? means) === "cash" ? accounts.cash : accounts.bank

const goodsBought: readonly Purchase["category"][] = ["goods", "supplies", "equipment"]

/** Whether the VAT of a received bill waits until it is paid, as that of services does (CGI 271 I-2). */
export const waitsForPayment = ({
  category,
  isAsset,
  vatOnDebits,
}: Pick<PurchaseFacts, "category" | "isAsset" | "vatOnDebits">): boolean =>
  !isAsset && !vatOnDebits && !goodsBought.includes(category)

/** The rate at which most is taxed, by which the buyer owes what a supplier abroad did not charge. */
export const reverseRateOf = ({
  reverseRate,
  issueDate,
}: Pick<PurchaseFacts, "reverseRate" | "issueDate">): string =>
  reverseRate ?? vatRatesOn(issueDate ?? "")[0] ?? "20"

/** Whether the buyer owes VAT themselves: in franchise of services alone, goods from the Union are below its limit (CGI 256 bis, 283-2). */
export const owesThemselves = ({ origin }: Pick<PurchaseFacts, "origin">, deducts: boolean) =>
  origin !== "home" && (deducts || origin !== "unionGoods")

/** What the buyer owes of VAT themselves, and deducts as far as they may (CGI 283); below zero of a credit note. */
export function selfAssessed(
  purchase: PurchaseFacts,
  deducts: boolean,
): { owed: Cents; deducted: Cents } {
  const { totalHT, kind, deductibleShare } = purchase
  if (!owesThemselves(purchase, deducts) || totalHT === null) return { owed: 0, deducted: 0 }
  const owed = percentOf((kind === "creditNote" ? -1 : 1) * totalHT, reverseRateOf(purchase))
  return { owed, deducted: deducts ? percentOf(owed, deductibleShare) : 0 }
}

/** A received bill, and its payment. VAT of services may be deducted once they are paid (CGI 271 I-2). */
export function purchaseOf(purchase: PurchaseFacts, deducts: boolean): Entry[] {
  const { issueDate, checkedOn, number, totalHT, totalVat, totalTTC, payments } = purchase
  if (
    !checkedOn ||
    !purchase.checkedAt ||
    !issueDate ||
    totalHT === null ||
    totalVat === null ||
    totalTTC === null
  )
    return []
  const name = purchase.supplierName ?? ""
  const party = { code: `F${purchase.supplierSiren ?? purchase.id.slice(0, 8)}`, name }
  const sign = purchase.kind === "creditNote" ? -1 : 1
  const waits = waitsForPayment(purchase)
  const head = { reference: number ?? "", referenceDay: issueDate }
  const vat = deducts ? percentOf(totalVat, purchase.deductibleShare) : 0
  const { owed, deducted } = selfAssessed(purchase, deducts)
  const cost = purchase.isAsset ? accounts.assets : purchaseAccounts[purchase.category]
  const deductible = purchase.isAsset ? accounts.vatToDeductOnAssets : accounts.vatToDeduct
  const lines: EntryLine[] = [
    { account: cost, debit: sign * (totalTTC - vat) + owed - deducted },
    { account: waits ? accounts.vatToDeductLater : deductible, debit: sign * vat },
    { account: deductible, debit: deducted },
    { account: accounts.vatOwed, debit: -owed },
    { account: accounts.suppliers, debit: -sign * totalTTC, party },
  ]
  const entry: Entry = {
    ...head,
    journal: "AC",
    day: issueDate,
    validated: purchase.checkedAt,
    text: `${sign < 0 ? "Avoir" : "Facture"} ${number} ${name}`,
    lines,
  }
  let [paid, due] = [0, 0]
  const settled = payments.flatMap((paying): Entry[] => {
    const { day, createdAt, amount } = paying
    paid += amount
    // The share of all that was paid, less what was due before: the last payment brings the rest to the cent.
    const share = (totalTTC === 0 ? 0 : Math.round((vat * paid) / totalTTC)) - due
    due += share
    const payment = { ...head, day, validated: createdAt }
    return [
      {
        ...payment,
        journal: "BQ",
        text: `Règlement ${number} ${name}`,
        lines: [
          { account: accounts.suppliers, debit: amount, party },
          { account: paidFrom(paying), debit: -amount },
        ],
      },
      {
        ...payment,
        journal: "OD",
        text: `TVA déductible ${number} ${name}`,
        lines: waits
          ? [
              { account: accounts.vatToDeduct, debit: share },
              { account: accounts.vatToDeductLater, debit: -share },
            ]
          : [],
      },
    ]
  })
  return [entry, ...settled]
}

/** Entries that move something, in the order in which they were written down; lines without amount go. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ ...entry, lines: entry.lines.filter(({ debit }) => debit !== 0) }))
    .filter(({ lines }) => lines.length > 0)
    .sort(
      (one, other) =>
        one.validated.getTime() - other.validated.getTime() ||
        compared(one.day, other.day) ||
        compared(one.journal, other.journal) ||
        compared(one.reference, other.reference),
    )
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
