import type { z } from "zod"
import type {
  NewPurchasePayment,
  PurchaseCheck,
  PurchaseCorrection,
  PurchaseDetails,
  PurchaseEntry,
} from "#contract/purchases"
import { readEBill } from "../../e-invoice/on-thread"
import { bytesLater } from "../../file-store/later"
import { findFile, keepFiles } from "../../files/queries"
import { askAboutClosedYear } from "../../http/closed-year"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context, OutsideContext } from "../../ports/context"
import { findAccount } from "../accounts/queries"
import { addOutcome, listPayments } from "../outcomes/queries"
import * as queries from "./queries"
import { details, restOf, show } from "./rules"

type Row = queries.PurchaseRow

/** Makes a draft of a received bill of what its file says. */
export async function receivePurchase(
  { inTransaction, owner, parts }: OutsideContext<"files">,
  fileId: string,
): Promise<Row> {
  const file = await inTransaction((db) => findFile(db, owner, fileId))
  if (!file) return invalid([{ path: "fileId", code: "unknown" }])
  // Nothing of the database is held while somebody else's file is read, nor the file until its turn has come.
  const bill = await readEBill(owner, bytesLater(parts.files, file))
  if (typeof bill === "string") return invalid([{ path: "fileId", code: bill }])
  const values = { ...bill, fileId: file.id, fileName: file.name, fileSha256: file.sha256 }
  return inTransaction(async (db) => {
    await keepFiles(db, owner, { fileId })
    const purchase = await queries.addPurchase(db, owner, values)
    return purchase ?? refuseDuplicate("fileId", await queries.findDuplicate(db, owner, values))
  })
}

/** Writes down a received bill that was typed by hand: it is to be paid at once. */
export async function enterPurchase(
  { db, owner, today }: Context,
  { fileId, vat = [], inClosedYear, ...typed }: z.output<typeof PurchaseEntry>,
): Promise<Row> {
  askAboutClosedYear([typed.issueDate], today, inClosedYear)
  const file = fileId ? await findFile(db, owner, fileId) : undefined
  if (fileId && !file) invalid([{ path: "fileId", code: "unknown" }])
  if (file) await keepFiles(db, owner, { fileId: file.id })
  const values = {
    ...typed,
    due: typed.totalTTC,
    lines: [],
    vat,
    checkedOn: today,
    fileId: file?.id ?? null,
    fileName: file?.name ?? null,
    fileSha256: file?.sha256 ?? null,
  }
  const added = await queries.addPurchase(db, owner, values)
  return added ?? refuseDuplicate("number", await queries.findDuplicate(db, owner, values))
}

/** Corrects what was read or typed; its file stays as it was received. */
export async function correctPurchase(
  context: Context,
  id: string,
  { version, vat, ...changes }: z.output<typeof PurchaseCorrection>,
): Promise<Row> {
  const { db, owner } = context
  const current = await known(context, id)
  const same = { ...changes, fileSha256: current.fileSha256 }
  const other = await queries.findDuplicate(db, owner, same, current.id)
  if (other) refuseDuplicate("number", other)
  // What was still to be paid of the old total is said of no other.
  const due = changes.totalTTC === current.totalTTC ? current.due : changes.totalTTC
  if (due !== null && due < current.paid) invalid([{ path: "totalTTC", code: "belowPaid" }])
  return saved(context, current, version, { ...changes, ...(vat && { vat }), due })
}

/** Says that the draft was looked at and is right: from then on it is to be paid. */
export async function checkPurchase(
  context: Context,
  id: string,
  { version }: z.output<typeof PurchaseCheck>,
): Promise<Row> {
  const { today } = context
  const current = await known(context, id)
  ensure(show(current, today).missing.length === 0, "purchaseIncomplete")
  return saved(context, current, version, { checkedOn: current.checkedOn ?? today })
}

/** Records a payment of a received bill, or of a part of it. */
export async function payPurchase(
  context: Context,
  id: string,
  { inClosedYear, paidOn, amount, means, accountId }: NewPurchasePayment,
): Promise<Row> {
  const { db, owner, today } = context
  if (paidOn > today) invalid([{ path: "paidOn", code: "inFuture" }])
  askAboutClosedYear([paidOn], today, inClosedYear)
  const current = found(await queries.lockPurchase(db, owner, id))
  ensure(current.checkedOn, "purchaseDraft")
  const rest = restOf(current)
  ensure(rest > 0, "purchasePaid")
  if (amount !== null && amount > rest) invalid([{ path: "amount", code: "overpaid" }])
  if (accountId && !(await findAccount(db, owner, accountId, today)))
    invalid([{ path: "accountId", code: "unknown" }])
  await addOutcome(db, owner, {
    day: paidOn,
    label: current.number ?? current.supplierName ?? "",
    payeeName: current.supplierName,
    // A supplier's credit note brings money back.
    amount: (current.kind === "creditNote" ? -1 : 1) * (amount ?? rest),
    currency: current.currency,
    category: current.category,
    means,
    accountId,
    purchaseId: id,
  })
  return known(context, id)
}

/** Takes a payment back by an entry below zero; both stay in the log. */
export async function reversePayment(
  context: Context,
  id: string,
  paymentId: string,
  /** Where it never was a payment it goes on its own day, so that VAT of its period is what it was. */
  { onItsDay }: { onItsDay: boolean } = { onItsDay: false },
): Promise<Row> {
  const { db, owner, today } = context
  found(await queries.lockPurchase(db, owner, id))
  const payments = await listPayments(db, owner, id)
  const payment = found(payments.find((one) => one.id === paymentId))
  const isTaken = payments.some(({ reversalOf }) => reversalOf === paymentId)
  ensure(!isTaken && payment.reversalOf === null, "paymentReversed")
  const { label, payeeName, amount, currency, category, means, accountId } = payment
  await addOutcome(db, owner, {
    ...{ label, payeeName, currency, category, means, accountId },
    day: onItsDay ? payment.day : today,
    amount: -amount,
    purchaseId: id,
    reversalOf: paymentId,
  })
  return known(context, id)
}

/** Removes a draft: what was checked belongs to the books. */
export async function removePurchase(context: Context, id: string): Promise<void> {
  const { db, owner } = context
  const current = found(await queries.lockPurchase(db, owner, id))
  ensure(!current.checkedOn, "purchaseChecked")
  found(await queries.removePurchase(db, owner, id))
}

/** A received bill alone, with its payments and what its caller can do with it. */
export async function showPurchase(context: Context, id: string): Promise<PurchaseDetails> {
  return detailsOf(context, await known(context, id))
}

export const detailsOf = async (
  { db, owner, today, rights }: Pick<Context, "db" | "owner" | "today" | "rights">,
  row: Row,
): Promise<PurchaseDetails> =>
  details(row, await listPayments(db, owner, row.id), { today, rights })

/** Brings back what was removed, and the files that were removed with it. */
export async function restorePurchase(context: Context, id: string): Promise<Row> {
  await restoreRemoved(context.db, "purchases", id)
  return known(context, id)
}

const known = async ({ db, owner }: Context, id: string): Promise<Row> =>
  found(await queries.findPurchase(db, owner, id))

/** Saves over the version that the caller knows, or answers with the one that there is. */
async function saved(
  { db, owner, today, rights }: Context,
  current: Row,
  version: number,
  changes: Parameters<typeof queries.changePurchase>[4],
): Promise<Row> {
  const changed = await queries.changePurchase(db, owner, current.id, version, changes)
  return changed ?? stale(await detailsOf({ db, owner, today, rights }, current))
}

type ExistingPurchase = Awaited<ReturnType<typeof queries.findDuplicate>>

/** Says which bill it is that is there already. */
function refuseDuplicate(path: string, other: ExistingPurchase): never {
  const which = [other?.number, other?.supplierName].filter(Boolean).join(" · ")
  return invalid([{ path, code: `purchaseKnown ${which || "?"}` }])
}
