import { createRoute } from "@hono/zod-openapi"
import { allowWithoutTransaction } from "../../access/allow"
import { fileHeaders } from "../../http/file-headers"
import { area, download, idOf } from "../../http/operation"
import { readPdf, readUbl, readXml } from "./pdf.commands"

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
    const { bytes, number } = await readPdf(c.var, c.req.valid("param").billId)
    const headers = fileHeaders("application/pdf", `${number ?? "brouillon"}.pdf`, "inline")
    return c.body(new Uint8Array(bytes), 200, headers)
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
    const { xml, number } = await readXml(c.var, c.req.valid("param").billId)
    return c.body(new Uint8Array(xml), 200, fileHeaders("application/xml", `${number}.xml`))
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
    const { xml, number } = await readUbl(c.var, c.req.valid("param").billId)
    return c.body(xml, 200, fileHeaders("application/xml", `${number}.ubl.xml`))
  },
)
