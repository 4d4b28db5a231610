import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { DocumentLink, NewDocumentLink } from "#contract/contract-documents"
import { allow } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { addDocumentLink, listDocumentLinks, revokeDocumentLink } from "./document-links.commands"

/** Private links by which a client reads chosen documents of a contract without an account. */
export const documentLinks = area()

const path = "/{contractId}/documentLinks" as const
const params = idOf("contractId")

documentLinks.openapi(
  createRoute({
    method: "get",
    path,
    operationId: "listContractDocumentLinks",
    description: "Its private links to documents, also those that open nothing any more.",
    middleware: allow("contracts.see"),
    request: { params },
    responses: ok(z.array(DocumentLink)),
  }),
  async (c) => c.json(await listDocumentLinks(c.var, c.req.valid("param").contractId), 200),
)

documentLinks.openapi(
  createRoute({
    method: "post",
    path,
    operationId: "addContractDocumentLink",
    description: "Makes a private link to the chosen documents: whoever holds it needs no account.",
    middleware: allow("contracts.edit"),
    request: { params, body: json(NewDocumentLink) },
    responses: created(DocumentLink),
  }),
  async (c) => {
    const { contractId } = c.req.valid("param")
    return c.json(await addDocumentLink(c.var, contractId, c.req.valid("json")), 201)
  },
)

documentLinks.openapi(
  createRoute({
    method: "delete",
    path: `${path}/{linkId}`,
    operationId: "revokeContractDocumentLink",
    description: "The link opens nothing any more, at once and for good.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId", "linkId") },
    responses: ok(DocumentLink),
  }),
  async (c) => {
    const { contractId, linkId } = c.req.valid("param")
    return c.json(await revokeDocumentLink(c.var, contractId, linkId), 200)
  },
)
