import type { Cents } from "#domain/money"
import { suppliesOf } from "./en16931.rules"
import type { BillSnapshot, BillSnapshotLine } from "./snapshot"

type Deposit = NonNullable<BillSnapshot["deposits"]>[number]
type Group = BillSnapshot["vat"][number]

/** A group as it is written, with what its deposits took off its base. */
interface WrittenVat {
  vat: (Group & { deposited?: Cents })[]
}

export type WrittenBill = Omit<BillSnapshot, "vat"> & WrittenVat

type Deducting = Pick<
  BillSnapshot,
  "lines" | "vat" | "totalHT" | "totalVat" | "totalTTC" | "deposits" | "prepaid"
>

/**
 * Whether a deposit is money by the day of its bill, and so prepaid (BT-113). Of bills that were issued before what
 * was paid and each rate's base were kept, every deposit is held to be.
 */
export const isPrepaid = ({ paid, totalTTC, vat }: Deposit): boolean =>
  paid === undefined || paid >= totalTTC || !vat?.every(({ base }) => base !== undefined)

/**
 * The bill as it is written: a deposit that was paid whole stays prepaid; any other is deducted as it was
 * invoiced, by a line below zero for each of its rates, and its VAT with it (EN 16931 BR-CO-10, BR-CO-16). What is
 * left to pay is the same.
 */
export function deductedAsInvoiced<Bill extends Deducting>(
  bill: Bill,
): Omit<Bill, "vat"> & WrittenVat {
  const invoiced = (bill.deposits ?? []).filter((one) => !isPrepaid(one))
  if (invoiced.length === 0) return bill
  const sum = (of: (deposit: Deposit) => Cents) =>
    invoiced.reduce((total, deposit) => total + of(deposit), 0)
  const totalTTC = sum((one) => one.totalTTC)
  return {
    ...bill,
    lines: [...bill.lines, ...invoiced.flatMap((one) => linesOf(bill, one))],
    vat: ratesLess(bill, invoiced),
    totalHT: bill.totalHT - sum((one) => one.totalHT),
    totalVat: bill.totalVat - sum((one) => one.totalVat),
    totalTTC: bill.totalTTC - totalTTC,
    prepaid: (bill.prepaid ?? 0) - totalTTC,
  }
}

/** What each rate of a bill still has, once deposits are taken off it. */
export const ratesLess = (bill: Pick<BillSnapshot, "vat">, deposits: readonly Deposit[]) =>
  bill.vat.map((group) => lessDeposits(bill, group, deposits))

/** The group of a bill that a deposit's is a part of. */
export const groupOf = (
  vat: readonly Group[],
  { rate, category }: Pick<Group, "rate" | "category">,
) =>
  vat.find((one) => Number(one.rate) === Number(rate) && one.category === category) ??
  vat.find((one) => Number(one.rate) === Number(rate))

function linesOf(bill: Deducting, { number, issueDate, vat = [] }: Deposit): BillSnapshotLine[] {
  return vat.map(({ rate, base = 0, category }) => ({
    serviceName: `Acompte ${number} du ${issueDate}`,
    description: null,
    quantity: "-1",
    unit: "unit",
    unitPriceHT: base,
    vatRate: rate,
    amountHT: -base,
    kind: suppliesOf(bill) === "B1" ? "goods" : "services",
    category: groupOf(bill.vat, { rate, category })?.category ?? category,
  }))
}

function lessDeposits(bill: Pick<BillSnapshot, "vat">, group: Group, deposits: readonly Deposit[]) {
  const own = deposits
    .flatMap(({ vat = [] }) => vat)
    .filter((part) => groupOf(bill.vat, part) === group)
  if (own.length === 0) return group
  const deposited = own.reduce((sum, { base = 0 }) => sum + base, 0)
  const tax = group.tax - own.reduce((sum, part) => sum + part.tax, 0)
  return { ...group, base: group.base - deposited, tax, deposited }
}
