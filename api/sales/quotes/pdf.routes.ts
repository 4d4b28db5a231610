import { createRoute } from "@hono/zod-openapi"
import { allowWithoutTransaction } from "../../access/allow"
import { fileHeaders } from "../../http/file-headers"
import { area, download, idOf } from "../../http/operation"
import { found } from "../../http/problem"
import { renderBill } from "../../paper/document"
import { withPictures } from "../documents/freezing.rules"
import { prepare } from "./freezing.commands"
import { findLines, findQuote } from "./queries"
import { storedEdition } from "./stored-edition.commands"

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
    const { owner, parts, inTransaction } = c.var
    const { quoteId } = c.req.valid("param")
    const quote = found(await inTransaction((db) => findQuote(db, owner, quoteId)))
    const bytes = quote.drafting
      ? await draft()
      : found(await storedEdition(parts, owner, { quoteId, edition: quote.edition })).bytes
    return c.body(
      new Uint8Array(bytes),
      200,
      fileHeaders("application/pdf", `${quote.number ?? "devis"}.pdf`, "inline"),
    )

    async function draft() {
      const { frozen } = await inTransaction(async (db) =>
        prepare({ ...c.var, db }, quote, await findLines(db, owner, quoteId)),
      )
      return renderBill(await withPictures(parts.files, frozen), { draft: true })
    }
  },
)
