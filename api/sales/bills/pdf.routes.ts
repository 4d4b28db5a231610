import { createRoute } from "@hono/zod-openapi"
import { allowWithoutTransaction } from "../../access/allow"
import { xmlIn } from "../../e-invoice/factur-x"
import { fileHeaders } from "../../http/file-headers"
import { area, download, idOf } from "../../http/operation"
import { ensure, found, HttpProblem } from "../../http/problem"
import { renderBill } from "../../paper/document"
import type { Call } from "../../ports/context"
import { withPictures } from "../documents/freezing.rules"
import { prepare } from "./preparation.commands"
import { findBill, findParts } from "./queries"
import { billCan } from "./rules"
import { storedDocument, storedUbl } from "./stored-document.commands"

export const pdf = area()

pdf.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/pdf",
    operationId: "readBillPdf",
    description: "The PDF of an issued bill as it was sealed, a Factur-X; a draft as it would be.",
    middleware: allowWithoutTransaction("bills.see"),
    request: { params: idOf("billId") },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { owner, parts, inTransaction } = c.var
    const { billId } = c.req.valid("param")
    const bill = found(await inTransaction((db) => findBill(db, owner, billId)))
    const bytes = bill.number ? await storedDocument(parts, owner, billId) : await draft()
    if (!bytes) throw pending()
    return c.body(
      new Uint8Array(bytes),
      200,
      fileHeaders("application/pdf", `${bill.number ?? "brouillon"}.pdf`, "inline"),
    )

    async function draft() {
      const { frozen } = await inTransaction(async (db) => {
        const current = found(await findBill(db, owner, billId))
        const { lines } = await findParts(db, owner, billId)
        return prepare({ ...c.var, db }, current, lines)
      })
      return renderBill(await withPictures(parts.files, frozen), { draft: true })
    }
  },
)

pdf.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/xml",
    operationId: "readBillXml",
    description:
      "The issued bill as Cross Industry Invoice (EN 16931): the very XML that its PDF, a Factur-X, holds.",
    middleware: allowWithoutTransaction("bills.see"),
    request: { params: idOf("billId") },
    responses: download("application/xml"),
  }),
  async (c) => {
    const { owner, parts } = c.var
    const bill = await issuedBill(c, c.req.valid("param").billId)
    const document = await storedDocument(parts, owner, bill.id)
    if (!document) throw pending()
    const xml = found(await xmlIn(document))
    return c.body(new Uint8Array(xml), 200, fileHeaders("application/xml", `${bill.number}.xml`))
  },
)

pdf.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/ubl",
    operationId: "readBillUbl",
    description: "The issued bill as UBL 2.1 (EN 16931): what its Cross Industry Invoice says.",
    middleware: allowWithoutTransaction("bills.see"),
    request: { params: idOf("billId") },
    responses: download("application/xml"),
  }),
  async (c) => {
    const { owner, parts } = c.var
    const bill = await issuedBill(c, c.req.valid("param").billId)
    const xml = await storedUbl(parts, owner, bill.id)
    if (!xml) throw pending()
    return c.body(xml, 200, fileHeaders("application/xml", `${bill.number}.ubl.xml`))
  },
)

async function issuedBill({ var: { owner, inTransaction } }: Call, billId: string) {
  const bill = found(await inTransaction((db) => findBill(db, owner, billId)))
  ensure(billCan.beSent(bill), "billDraft")
  return bill
}

const pending = () => new HttpProblem(503, "documentPending", { headers: { "Retry-After": "2" } })
