import { createRoute } from "@hono/zod-openapi"
import { NewPurchase, PurchaseDetails, PurchaseEntry } from "#contract/purchases"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { readEBill } from "../../e-invoice/reading"
import { findFile, keepFiles } from "../../files/queries"
import { area, created, json } from "../../http/operation"
import { invalid } from "../../http/problem"
import * as queries from "./queries"
import { details } from "./rules"

/** The two ways in which a bill comes in: its file is read, or it is typed. */
export const receiving = area()

receiving.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addPurchase",
    description:
      "Makes a draft of a received bill: Factur-X, Cross Industry Invoice or UBL, judged by its content.",
    middleware: allowWithoutTransaction("purchases.create"),
    request: { body: json(NewPurchase) },
    responses: created(PurchaseDetails),
  }),
  async (c) => {
    const { owner, parts, inTransaction } = c.var
    const { fileId } = c.req.valid("json")
    const file = await inTransaction((db) => findFile(db, owner, fileId))
    const bytes = file && (await parts.files.get(file.id))
    if (!file || !bytes) return invalid([{ path: "fileId", code: "unknown" }])
    // Nothing of the database is held while somebody else's file is read.
    const bill = readEBill(bytes)
    if (typeof bill === "string") return invalid([{ path: "fileId", code: bill }])
    const values = { ...bill, fileId: file.id, fileName: file.name, fileSha256: file.sha256 }
    const added = await inTransaction(async (db) => {
      await keepFiles(db, owner, { fileId })
      const purchase = await queries.addPurchase(db, owner, values)
      return purchase ?? refuseDuplicate("fileId", await queries.findDuplicate(db, owner, values))
    })
    return c.json(details(added, c.var), 201)
  },
)

receiving.openapi(
  createRoute({
    method: "post",
    path: "/entries",
    operationId: "enterPurchase",
    description:
      "Writes down a received bill that was typed by hand, with its file or without: it is to be paid at once.",
    middleware: allow("purchases.create"),
    request: { body: json(PurchaseEntry) },
    responses: created(PurchaseDetails),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const { fileId, ...typed } = c.req.valid("json")
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
    return c.json(
      details(
        added ?? refuseDuplicate("number", await queries.findDuplicate(db, owner, values)),
        c.var,
      ),
      201,
    )
  },
)

type ExistingPurchase = Awaited<ReturnType<typeof queries.findDuplicate>>

/** Says which bill it is that is there already. */
export function refuseDuplicate(path: string, other: ExistingPurchase): never {
  const which = [other?.number, other?.supplierName].filter(Boolean).join(" · ")
  return invalid([{ path, code: `purchaseKnown ${which || "?"}` }])
}
