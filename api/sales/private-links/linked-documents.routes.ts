import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedDocuments } from "#contract/contract-documents"
import { disposition } from "../../files/rules"
import { area, download, ok, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { readLinkedDocument, readLinkedDocuments } from "./document-links.commands"

/** What whoever holds a private link may read, without a token: the documents that were chosen for it. */
export const linkedDocuments = area()

const limited = rateLimit("document-link", 120, 60)
const secret = z.string().max(100)

linkedDocuments.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedDocuments",
    description: "The documents of a contract that a private link shows.",
    security: [],
    middleware: limited,
    request: { params: z.object({ secret }) },
    responses: { ...ok(LinkedDocuments), ...tooOften },
  }),
  async (c) => c.json(await readLinkedDocuments(c.var, c.req.valid("param").secret), 200),
)

linkedDocuments.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/files/{documentId}",
    operationId: "readLinkedDocumentFile",
    description: "The file of a document that a private link shows.",
    security: [],
    middleware: limited,
    request: { params: z.object({ secret, documentId: z.string().max(100) }) },
    responses: { ...download("*/*"), ...tooOften },
  }),
  async (c) => {
    const held = c.req.valid("param")
    const { bytes, name, type } = await readLinkedDocument(c.var, held.secret, held.documentId)
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
      "Content-Disposition": disposition("attachment", name),
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    })
  },
)
