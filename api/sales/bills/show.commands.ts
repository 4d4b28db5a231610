import type { Payment } from "#contract/bill-payments"
import type { Bill, BillSummary } from "#contract/bills"
import { isOwed } from "#domain/bill-kind"
import { addDays, type Day } from "#domain/day"
import { plain, plainLine } from "#domain/decimal"
import { deliveryFieldsOf } from "#domain/delivery"
import { isDiscountTaken } from "#domain/early-payment"
import type { Rights } from "../../access/permitted.rules"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { listEmails } from "../documents/email.queries"
import { referenceTo, showEmail } from "../documents/email.rules"
import { correctedBy, findFollowers, findOrigin } from "./credit-note.queries"
import { deductingBill, findDeducting, findDeposits } from "./deposit.queries"
import { findSnapshot } from "./issue.queries"
import { prepare } from "./preparation.commands"
import { type BillParts, type BillRow, findBill, findParts, type ShownBill } from "./queries"
import { billActs, billCan, leavesDeposits, paymentActs, statusOf } from "./rules"

type PaymentRow = BillParts["payments"][number]

/** A bill as a list shows it. */
export function summary(row: ShownBill, today: Day): BillSummary {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    number: row.number,
    kind: row.kind,
    status: statusOf(row, today),
    collected: row.paid > 0 && row.collected === row.paid,
    clientId: row.clientId,
    clientName: row.clientName,
    releaseDate: row.releaseDate,
    dueDate: row.dueDate,
    currency: row.currency,
    totalHT: row.totalHT,
    totalVat: row.totalVat,
    totalTTC: row.totalTTC,
    paid: row.paid,
    due: row.due,
  }
}

/** The bill, whole, as it stands in this transaction. */
export async function showBill(context: Context, id: string): Promise<Bill> {
  const { owner, db, today, rights } = context
  const row = found(await findBill(db, owner, id))
  const parts = await findParts(db, owner, id)
  const emails = await listEmails(db, owner, referenceTo("bill", id))
  const followers = row.number ? await findFollowers(db, owner, id) : []
  const corrected = correctedBy(followers, row.totalTTC)
  const deducting = await deductingBill(db, owner, row)
  const deductedBy = (row.kind === "deposit" && (await findDeducting(db, owner, id))) || null
  const { vat, missing, warnings } = row.number
    ? { vat: await frozenVat(context, id), missing: [], warnings: [] }
    : await drafted(context, row, parts.lines)
  // A deposit that was deducted is taken back by the credit note of the bill that deducts it.
  const correctable = billCan.beCredited(row, corrected) && !deductedBy?.number
  const replaceable = billCan.beReplaced(row, corrected)
  const removable = row.number === null && !leavesDeposits(await findDeposits(db, owner, id))
  const submittable =
    parts.documentStored && !parts.events.some(({ what }) => what === "submissionQueued")
  const discountTaken =
    row.writtenOff === 0 &&
    isDiscountTaken({ ...earlyPaymentOf(row), paidOn: lastPaidOn(parts.payments) })
  return {
    ...summary(row, today),
    billingPeriodStart: row.billingPeriodStart,
    billingPeriodEnd: row.billingPeriodEnd,
    paymentDays: row.paymentDays,
    paymentTerms: row.paymentTerms,
    discountRate: plain(row.discountRate),
    discountAmount: row.discountAmount,
    discount: vat.reduce((sum, { discount = 0 }) => sum + discount, 0),
    paymentDate: settledOn(row, parts.payments),
    penaltyDate: row.number && isOwed(row.kind) && row.dueDate ? addDays(row.dueDate, 1) : null,
    penaltyRate: plain(row.penaltyRate),
    purchaseOrder: row.purchaseOrder,
    buyerReference: row.buyerReference,
    contractReference: row.contractReference,
    suppliedOn: row.suppliedOn,
    ...deliveryFieldsOf(row),
    earlyPaymentRate: plain(row.earlyPaymentRate),
    earlyPaymentDays: row.earlyPaymentDays,
    note: row.note,
    reason: row.reason,
    keepsFranchise: row.keepsFranchise,
    includeVat: row.includeVat,
    includePenalty: row.includePenalty,
    includeLogo: row.includeLogo,
    includeSignature: row.includeSignature,
    lines: parts.lines.map(({ owner: _, billId: __, position: ___, ...line }) => plainLine(line)),
    vat,
    credited: row.credited,
    writtenOff: row.writtenOff,
    prepaid: row.prepaid,
    deposits: (await findDeposits(db, owner, deducting)).map(reference),
    deductedBy,
    correctable,
    replaceable,
    origin: (row.originId && (await findOrigin(db, owner, row.originId))) || null,
    followers,
    payments: payments(rights, parts.payments),
    emails: emails.map(showEmail),
    missing,
    warnings,
    issuedAt: row.issuedAt?.toISOString() ?? null,
    documentStored: parts.documentStored,
    events: parts.events.map(({ what, at, detail }) => ({ what, at: at.toISOString(), detail })),
    can: billActs(
      rights,
      row,
      { correctable, replaceable, removable, submittable, discountTaken },
      today,
    ),
  }
}

const reference = ({ id, kind, number, releaseDate, totalTTC }: Bill["deposits"][number]) => ({
  id,
  kind,
  number,
  releaseDate,
  totalTTC,
})

/** The day on which the last payment settled it. */
const settledOn = ({ due, paid }: BillRow, rows: PaymentRow[]): Day | null =>
  due > 0 || paid === 0 ? null : lastPaidOn(rows)

function lastPaidOn(rows: PaymentRow[]): Day | null {
  const reversed = new Set(rows.map(({ reversalOf }) => reversalOf))
  const days = rows
    .filter(({ id, amount }) => amount > 0 && !reversed.has(id))
    .map(({ paidOn }) => paidOn)
  return days.sort().at(-1) ?? null
}

const earlyPaymentOf = ({ totalTTC, due, releaseDate, ...row }: BillRow) => ({
  ...{ totalTTC, due, releaseDate },
  rate: plain(row.earlyPaymentRate),
  days: row.earlyPaymentDays,
})

/** What was frozen stays, whatever rule prices lines later. */
async function frozenVat({ db, owner }: Context, id: string): Promise<Bill["vat"]> {
  return found(await findSnapshot(db, owner, id)).snapshot.vat
}

async function drafted(context: Context, row: BillRow, lines: BillParts["lines"]) {
  const { missing, warnings, frozen } = await prepare(context, row, lines)
  return { missing, warnings, vat: frozen.vat }
}

function payments(rights: Rights, rows: PaymentRow[]): Payment[] {
  const reversed = new Set(rows.map(({ reversalOf }) => reversalOf))
  return rows.map((row) => payment(rights, row, reversed.has(row.id)))
}

/** A payment as it travels. */
export function payment(
  rights: Rights,
  { owner: _, billId: __, createdAt, ...row }: PaymentRow,
  reversed: boolean,
): Payment {
  const can = paymentActs(rights, { ...row, reversed })
  return { ...row, reversed, createdAt: createdAt.toISOString(), can }
}
