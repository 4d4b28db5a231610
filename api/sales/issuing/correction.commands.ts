import Big from "big.js"
import { NewBillLine } from "#contract/bill-lines"
import type { NewBill } from "#contract/bills"
import { groupKey, priceLines, type VatGroup } from "#domain/bill-pricing"
import { plain, plainLine } from "#domain/decimal"
import { deliveryFieldsOf } from "#domain/delivery"
import { percentOf } from "#domain/money"
import { shareOut } from "#domain/share"
import type { FrozenBill } from "../../e-invoice/snapshot"
import { translate } from "../../http/messages"
import { ensure, found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { correctedBy, findFollowers, findRemaining } from "../bills/credit-note.queries"
import { draftBill } from "../bills/draft.commands"
import { findSnapshot } from "../bills/issue.queries"
import { type BillParts, type BillRow, findParts, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"

/** Drafts a credit note of all that the bill says, or of what others have left of it. */
export async function draftCreditNote(context: Context, billId: string): Promise<BillRow> {
  const { bill, lines, corrected } = await sourceOf(context, billId)
  ensure(billCan.beCredited(bill, corrected), bill.number ? "billCredited" : "billDraft")
  const whole = noteOf(bill, lines)
  const note = corrected === 0 ? whole : await restOf(context, bill, whole)
  return draftBill(context, note, {
    ...({ kind: "creditNote", originId: bill.id, repeats: true } as const),
  })
}

/**
 * A credit note of what others have left of a bill: its lines less theirs, where that comes to what is left at each
 * rate; else a line for each rate of so much.
 */
async function restOf({ db, owner }: Context, bill: BillRow, whole: NewBill): Promise<NewBill> {
  const { byRate: left } = await findRemaining(db, owner, bill.id)
  const notes = (await findFollowers(db, owner, bill.id)).filter(({ number }) => number !== null)
  const taken = new Map<string, Big>()
  const keyOf = (line: NewBillLine) =>
    JSON.stringify([line.serviceName, line.unit, line.unitPriceHT, Number(line.vatRate)])
  for (const { id } of notes)
    for (const row of (await findParts(db, owner, id)).lines) {
      const line = plainLine(row)
      taken.set(keyOf(line), (taken.get(keyOf(line)) ?? new Big(0)).plus(line.quantity))
    }
  const lines = whole.lines.flatMap((line) => {
    const of = taken.get(keyOf(line)) ?? new Big(0)
    const rest = new Big(line.quantity).minus(of)
    taken.set(keyOf(line), rest.lt(0) ? rest.abs() : new Big(0))
    return rest.gt(0) || (rest.lt(0) && of.eq(0)) ? [{ ...line, quantity: rest.toString() }] : []
  })
  const { vat } = priceLines(lines, whole)
  const baseAt = (groups: readonly VatGroup[], of: VatGroup) =>
    groups.find((one) => groupKey(one) === groupKey(of))?.base ?? 0
  if (left.every((one) => baseAt(vat, one) === one.base)) return { ...whole, lines }
  const papers = await Promise.all(
    [bill, ...notes].map(async ({ id }) => (await findSnapshot(db, owner, id))?.snapshot),
  )
  return {
    ...{ ...whole, discountRate: null, discountAmount: null },
    lines: left.flatMap((rest) => restLines(rest, whole.lines, papers)),
  }
}

/** What is left at a rate as a line for its goods and one for its services, by what of each the notes have left. */
function restLines(
  { rate, base }: VatGroup,
  lines: NewBill["lines"],
  [billed, ...notes]: (FrozenBill | undefined)[],
): NewBill["lines"] {
  const kinds = ["goods", "services"] as const
  const isOf = (kind: (typeof kinds)[number]) => (line: FrozenBill["lines"][number]) =>
    Number(line.vatRate) === Number(rate) && (line.kind ?? "services") === kind
  const sumOf = (paper: FrozenBill | undefined, kind: (typeof kinds)[number]) =>
    (paper?.lines ?? []).filter(isOf(kind)).reduce((sum, { amountHT }) => sum + amountHT, 0)
  const shares = shareOut(
    base,
    kinds.map((kind) =>
      Math.max(
        0,
        notes.reduce((sum, note) => sum - sumOf(note, kind), sumOf(billed, kind)),
      ),
    ),
  )
  return kinds.flatMap((kind, at) => {
    const of = lines[(billed?.lines ?? []).findIndex(isOf(kind))]
    const unitPriceHT = shares[at] ?? 0
    const line = { quantity: "1", unit: "unit" as const, unitPriceHT, discountRate: null }
    return of && unitPriceHT > 0 ? [{ ...of, ...line, kind }] : []
  })
}

/**
 * Drafts a credit note of the discount that was agreed for early payment (C. com. L441-9, I): a line for each rate and
 * kind of the bill, so that its VAT is taken back as it was charged (CGI 272-1).
 */
export async function draftDiscountNote(context: Context, billId: string): Promise<BillRow> {
  const { db, owner } = context
  const { bill, lines, corrected } = await sourceOf(context, billId)
  ensure(billCan.beCredited(bill, corrected), bill.number ? "billCredited" : "billDraft")
  const rate = plain(bill.earlyPaymentRate)
  ensure(rate, "noDiscountAgreed")
  const { snapshot } = found(await findSnapshot(db, owner, bill.id))
  const serviceName = translate(snapshot.language, "bills.earlyPaymentLine")
  const note = {
    ...noteOf(bill, []),
    discountRate: null,
    discountAmount: null,
    reason: serviceName,
    lines: discountLines(snapshot, lines, rate).map((line) =>
      NewBillLine.parse({ ...line, serviceName }),
    ),
  }
  return draftBill(context, note, { kind: "creditNote", originId: bill.id, repeats: true })
}

/** So many percent of what each rate and kind of a bill comes to, its own rebate taken off. */
function discountLines(
  { totalHT, lines: frozen }: FrozenBill,
  typed: BillParts["lines"],
  rate: string,
): Pick<NewBillLine, "quantity" | "unit" | "unitPriceHT" | "vatRate" | "kind" | "vatCategory">[] {
  const whole = frozen.reduce((sum, { amountHT }) => sum + amountHT, 0)
  const groups = new Map<
    string,
    { of: BillParts["lines"][number]; kind: FrozenBill["lines"][number]["kind"]; amountHT: number }
  >()
  for (const [at, { amountHT, vatRate, kind }] of frozen.entries()) {
    const of = typed[at]
    if (!of) continue
    const key = `${Number(vatRate)} ${kind}`
    const group = groups.get(key) ?? { of, kind, amountHT: 0 }
    group.amountHT += amountHT
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ of, kind, amountHT }) => {
    const unitPriceHT = percentOf(whole ? Math.round((amountHT * totalHT) / whole) : 0, rate)
    const { vatRate, vatCategory } = plainLine(of)
    return unitPriceHT > 0
      ? [
          {
            quantity: "1",
            unit: "unit" as const,
            unitPriceHT,
            vatRate,
            kind: kind ?? null,
            vatCategory,
          },
        ]
      : []
  })
}

/** A credit note asks for nothing: no terms of payment stand on it. */
const noteOf = (bill: BillRow, lines: BillParts["lines"]): NewBill => ({
  ...copyOf(bill, lines),
  paymentDays: 0,
  paymentTerms: "days",
  includePenalty: false,
  earlyPaymentRate: null,
  earlyPaymentDays: null,
  note: null,
  reason: null,
})

/** Drafts a bill that cancels and replaces this one, as soon as it is issued. */
export async function draftCorrection(context: Context, billId: string): Promise<BillRow> {
  const { bill, lines, corrected } = await sourceOf(context, billId)
  ensure(billCan.beReplaced(bill, corrected), bill.number ? "billCredited" : "billDraft")
  const origin = { kind: "correction", originId: bill.id, repeats: true } as const
  return draftBill(context, copyOf(bill, lines), origin)
}

/** Drafts another bill that says the same, without its dates. */
export async function duplicateBill(context: Context, billId: string): Promise<BillRow> {
  const { bill, lines } = await sourceOf(context, billId)
  ensure(bill.kind !== "creditNote", "notDuplicated")
  const again = {
    ...copyOf(bill, lines),
    billingPeriodStart: null,
    billingPeriodEnd: null,
    suppliedOn: null,
  }
  return draftBill(context, again, { repeats: true })
}

async function sourceOf({ owner, db }: Context, billId: string) {
  const bill = found(await lockBill(db, owner, billId))
  const { lines } = await findParts(db, owner, bill.id)
  const corrected = correctedBy(await findFollowers(db, owner, bill.id), bill.totalTTC)
  return { bill, lines, corrected }
}

/** What was typed for a bill, to be typed again for another; its day is left for the day of issue. */
function copyOf(bill: BillRow, lines: BillParts["lines"]): NewBill {
  return {
    clientId: bill.clientId,
    releaseDate: null,
    billingPeriodStart: bill.billingPeriodStart,
    billingPeriodEnd: bill.billingPeriodEnd,
    paymentDays: bill.paymentDays,
    paymentTerms: bill.paymentTerms,
    discountRate: plain(bill.discountRate),
    discountAmount: bill.discountAmount,
    penaltyRate: plain(bill.penaltyRate),
    purchaseOrder: bill.purchaseOrder,
    buyerReference: bill.buyerReference,
    contractReference: bill.contractReference,
    suppliedOn: bill.suppliedOn,
    ...deliveryFieldsOf(bill),
    earlyPaymentRate: plain(bill.earlyPaymentRate),
    earlyPaymentDays: bill.earlyPaymentDays,
    note: bill.note,
    reason: null,
    keepsFranchise: bill.keepsFranchise,
    includeVat: bill.includeVat,
    includePenalty: bill.includePenalty,
    includeLogo: bill.includeLogo,
    includeSignature: bill.includeSignature,
    lines: lines.map(({ owner: _, billId: __, position: ___, amountHT: ____, ...line }) =>
      plainLine(line),
    ),
  }
}
