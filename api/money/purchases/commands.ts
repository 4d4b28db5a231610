import type { z } from "zod"
import type {
  PurchaseCheck,
  PurchaseCorrection,
  PurchaseEntry,
  PurchasePayment,
} from "#contract/purchases"
import { readEBill } from "../../e-invoice/on-thread"
import { findFile, keepFiles } from "../../files/queries"
import { askAboutClosedYear } from "../../http/closed-year"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context, OutsideContext } from "../../ports/context"
import * as queries from "./queries"
import { details, show } from "./rules"

type Row = queries.PurchaseRow

/** Makes a draft of a received bill of what its file says. */
export async function receivePurchase(
  { inTransaction, owner, parts }: OutsideContext<"files">,
  fileId: string,
): Promise<Row> {
  const file = await inTransaction((db) => findFile(db, owner, fileId))
  const bytes = file && (await parts.files.get(file.id))
  if (!file || !bytes) return invalid([{ path: "fileId", code: "unknown" }])
  // Nothing of the database is held while somebody else's file is read.
  const bill = await readEBill(owner, bytes)
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
  { fileId, ...typed }: z.output<typeof PurchaseEntry>,
): Promise<Row> {
  const file = fileId ? await findFile(db, owner, fileId) : undefined
  if (fileId && !file) invalid([{ path: "fileId", code: "unknown" }])
  if (file) await keepFiles(db, owner, { fileId: file.id })
  const values = {
    ...typed,
    due: typed.totalTTC,
    lines: [],
    vat: [],
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
  { version, ...changes }: z.output<typeof PurchaseCorrection>,
): Promise<Row> {
  const { db, owner } = context
  const current = await known(context, id)
  const same = { ...changes, fileSha256: current.fileSha256 }
  const other = await queries.findDuplicate(db, owner, same, current.id)
  if (other) refuseDuplicate("number", other)
  // What was still to be paid of the old total is said of no other.
  const due = changes.totalTTC === current.totalTTC ? current.due : changes.totalTTC
  return saved(context, current, version, { ...changes, due })
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

export async function payPurchase(
  context: Context,
  id: string,
  { inClosedYear, ...payment }: z.output<typeof PurchasePayment>,
): Promise<Row> {
  if (payment.paidOn > context.today) invalid([{ path: "paidOn", code: "inFuture" }])
  askAboutClosedYear([payment.paidOn], context.today, inClosedYear)
  const current = await known(context, id)
  ensure(current.checkedOn, "purchaseDraft")
  return saved(context, current, current.version, payment)
}

export async function unpayPurchase(context: Context, id: string): Promise<Row> {
  const current = await known(context, id)
  return saved(context, current, current.version, { paidOn: null, means: null })
}

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
  return changed ?? stale(details(current, { today, rights }))
}

type ExistingPurchase = Awaited<ReturnType<typeof queries.findDuplicate>>

/** Says which bill it is that is there already. */
function refuseDuplicate(path: string, other: ExistingPurchase): never {
  const which = [other?.number, other?.supplierName].filter(Boolean).join(" · ")
  return invalid([{ path, code: `purchaseKnown ${which || "?"}` }])
}
