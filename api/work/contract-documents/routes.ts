import { createRoute } from "@hono/zod-openapi"
import {
  ContractDocument,
  ContractDocumentChanges,
  ContractDocuments,
  NewContractDocument,
} from "#contract/contract-documents"
import { allow } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import * as commands from "./commands"

/** The papers around a contract, below it and with its rights. */
export const contractDocuments = area()

const one = idOf("contractId", "contractDocumentId")

contractDocuments.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/documents",
    operationId: "listContractDocuments",
    description:
      "The documents of a contract with their versions, and for each check of vigilance the attestation that serves.",
    middleware: allow("contracts.see"),
    request: { params: idOf("contractId") },
    responses: ok(ContractDocuments),
  }),
  async (c) => c.json(await commands.readDocuments(c.var, c.req.valid("param").contractId), 200),
)

contractDocuments.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/documents",
    operationId: "addContractDocument",
    description: "Adds a document, or another version of one.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId"), body: json(NewContractDocument) },
    responses: created(ContractDocument),
  }),
  async (c) => {
    const { contractId } = c.req.valid("param")
    return c.json(await commands.addDocument(c.var, contractId, c.req.valid("json")), 201)
  },
)

contractDocuments.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/documents/{contractDocumentId}",
    operationId: "findContractDocument",
    middleware: allow("contracts.see"),
    request: { params: one },
    responses: ok(ContractDocument),
  }),
  async (c) => {
    const { contractId, contractDocumentId } = c.req.valid("param")
    return c.json(await commands.readDocument(c.var, contractId, contractDocumentId), 200)
  },
)

contractDocuments.openapi(
  createRoute({
    method: "put",
    path: "/{contractId}/documents/{contractDocumentId}",
    operationId: "changeContractDocument",
    description: "Puts right what is said of a document; 409 where there is a later version of it.",
    middleware: allow("contracts.edit"),
    request: { params: one, body: json(ContractDocumentChanges) },
    responses: ok(ContractDocument),
  }),
  async (c) => {
    const { contractId, contractDocumentId } = c.req.valid("param")
    const changes = c.req.valid("json")
    return c.json(
      await commands.changeDocument(c.var, contractId, contractDocumentId, changes),
      200,
    )
  },
)

contractDocuments.openapi(
  createRoute({
    method: "delete",
    path: "/{contractId}/documents/{contractDocumentId}",
    operationId: "removeContractDocument",
    middleware: allow("contracts.edit"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    const { contractId, contractDocumentId } = c.req.valid("param")
    await commands.removeDocument(c.var, contractId, contractDocumentId)
    return c.body(null, 204)
  },
)
