import { createRoute } from "@hono/zod-openapi"
import { allowWithoutTransaction } from "../../access/allow"
import { fileHeaders } from "../../http/file-headers"
import { area, download, idOf } from "../../http/operation"
import { readPdf } from "./pdf.commands"

export const pdf = area()

pdf.openapi(
  createRoute({
    method: "get",
    path: "/{quoteId}/pdf",
    operationId: "readQuotePdf",
    description: "The last edition as it was issued; a draft as it would be.",
    middleware: allowWithoutTransaction("quotes.see"),
    request: { params: idOf("quoteId") },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { bytes, number } = await readPdf(c.var, c.req.valid("param").quoteId)
    const headers = fileHeaders("application/pdf", `${number ?? "devis"}.pdf`, "inline")
    return c.body(new Uint8Array(bytes), 200, headers)
  },
)
