import { createRoute } from "@hono/zod-openapi"
import { BillPreview } from "#contract/bills"
import { ContractPaper, ContractPaperChanges, ContractPaperDraft } from "#contract/contract-papers"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { fileHeaders } from "../../http/file-headers"
import { area, download, idOf, json, ok, tooOften } from "../../http/operation"
import { quota } from "../../http/quota"
import { typesetAmendment } from "./amendment.commands"
import {
  changePaper,
  drawSavedPaper,
  drawTypedPaper,
  finishPaper,
  readPaper,
  renderFinished,
} from "./commands"

/** The paper of a contract: its clauses, what it lacks, and its PDF. */
export const contractPapers = area()

const params = idOf("contractId")

contractPapers.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/paper",
    operationId: "findContractPaper",
    description:
      "The clauses of the contract’s paper, its text as it is now, and what it still lacks. 409 for a consumer, and for a contract of employment.",
    middleware: allow("contracts.see"),
    request: { params },
    responses: ok(ContractPaper),
  }),
  async (c) => c.json(await readPaper(c.var, c.req.valid("param").contractId), 200),
)

contractPapers.openapi(
  createRoute({
    method: "put",
    path: "/{contractId}/paper",
    operationId: "changeContractPaper",
    description: "Keeps the clauses of the contract’s paper, and what they speak of.",
    middleware: allow("contracts.edit"),
    request: { params, body: json(ContractPaperChanges) },
    responses: ok(ContractPaper),
  }),
  async (c) =>
    c.json(await changePaper(c.var, c.req.valid("param").contractId, c.req.valid("json")), 200),
)

contractPapers.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/paper/picture",
    operationId: "drawContractPaper",
    description: "The paper as it is now, as a picture; what is missing stays empty on it.",
    middleware: [quota("previews"), allowWithoutTransaction("contracts.see")] as const,
    request: { params },
    responses: { ...ok(BillPreview), ...tooOften },
  }),
  async (c) => c.json(await drawSavedPaper(c.var, c.req.valid("param").contractId), 200),
)

contractPapers.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/paper/previews",
    operationId: "previewContractPaper",
    description: "Draws the paper with what is typed; nothing is saved.",
    middleware: [quota("previews"), allowWithoutTransaction("contracts.edit")] as const,
    request: { params, body: json(ContractPaperDraft) },
    responses: { ...ok(BillPreview), ...tooOften },
  }),
  async (c) => {
    const { contractId } = c.req.valid("param")
    return c.json(await drawTypedPaper(c.var, contractId, c.req.valid("json")), 200)
  },
)

contractPapers.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/paper/pdf",
    operationId: "readContractPaperPdf",
    description: "The paper as a PDF; 409 with the list of what it lacks.",
    middleware: allowWithoutTransaction("contracts.see"),
    request: { params },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { owner, inTransaction } = c.var
    const { contractId } = c.req.valid("param")
    const paper = await inTransaction((db) => finishPaper({ db, owner }, contractId))
    const bytes = await renderFinished(owner, paper)
    return c.body(
      new Uint8Array(bytes),
      200,
      fileHeaders("application/pdf", "contrat.pdf", "inline"),
    )
  },
)

contractPapers.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/amendments/{amendmentId}/pdf",
    operationId: "readAmendmentPdf",
    description: "The paper of an amendment: each term as it was and as it is to be.",
    middleware: allowWithoutTransaction("contracts.see"),
    request: { params: idOf("contractId", "amendmentId") },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { contractId, amendmentId } = c.req.valid("param")
    const { bytes, number } = await typesetAmendment(c.var, contractId, amendmentId)
    const headers = fileHeaders("application/pdf", `avenant-${number}.pdf`, "inline")
    return c.body(new Uint8Array(bytes), 200, headers)
  },
)
