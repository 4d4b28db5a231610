import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  NewSignatureRequest,
  SignatureRequest,
  SignatureRequestDetails,
} from "#contract/signatures"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { fileHeaders } from "../../http/file-headers"
import { area, created, download, idOf, json, ok, tooOften } from "../../http/operation"
import type { Subject } from "./queries"
import {
  readFile,
  readRequest,
  readRequests,
  requestSignatures,
  withdrawRequest,
} from "./request.commands"

/** The operations on what is to be signed of one contract or one quote, below it and with its rights. */
function signatureRoutes(
  {
    Noun,
    menu,
    it,
  }:
    | { Noun: "Contract"; menu: "contracts"; it: "contractId" }
    | { Noun: "Quote"; menu: "quotes"; it: "quoteId" },
  subjectOf: (id: string) => Subject,
) {
  const signatures = area()
  const path = `/{${it}}/signatures` as const
  const params = idOf(it)
  const one = idOf(it, "requestId")

  signatures.openapi(
    createRoute({
      method: "get",
      path,
      operationId: `list${Noun}Signatures`,
      description: "What was asked to be signed, and by whom, the newest first.",
      middleware: allow(`${menu}.see`),
      request: { params },
      responses: ok(z.array(SignatureRequest)),
    }),
    async (c) => c.json(await readRequests(c.var, subjectOf(c.req.valid("param")[it])), 200),
  )

  signatures.openapi(
    createRoute({
      method: "post",
      path,
      operationId: `add${Noun}Signature`,
      description:
        "Asks for signatures of the paper as it is now; each signer gets a link of their own by e-mail. 409 with what the paper lacks, and while another request is open.",
      middleware: allowWithoutTransaction(`${menu}.edit`),
      request: { params, body: json(NewSignatureRequest) },
      responses: { ...created(SignatureRequestDetails), ...tooOften },
    }),
    async (c) => {
      const subject = subjectOf(c.req.valid("param")[it])
      return c.json(await requestSignatures(c.var, subject, c.req.valid("json")), 201)
    },
  )

  signatures.openapi(
    createRoute({
      method: "get",
      path: `${path}/{requestId}`,
      operationId: `find${Noun}Signature`,
      description: "One request with its signers, and all that was written down about it.",
      middleware: allow(`${menu}.see`),
      request: { params: one },
      responses: ok(SignatureRequestDetails),
    }),
    async (c) => {
      const { [it]: id, requestId } = c.req.valid("param")
      return c.json(await readRequest(c.var, subjectOf(id), requestId), 200)
    },
  )

  signatures.openapi(
    createRoute({
      method: "post",
      path: `${path}/{requestId}/withdrawal`,
      operationId: `withdraw${Noun}Signature`,
      description: "Calls it off: nobody can sign any more, and whoever was asked is told.",
      middleware: allow(`${menu}.edit`),
      request: { params: one },
      responses: ok(SignatureRequestDetails),
    }),
    async (c) => {
      const { [it]: id, requestId } = c.req.valid("param")
      return c.json(await withdrawRequest(c.var, subjectOf(id), requestId), 200)
    },
  )

  for (const which of ["paper", "final"] as const)
    signatures.openapi(
      createRoute({
        method: "get",
        path: `${path}/{requestId}/${which}`,
        operationId: `read${Noun}Signature${which === "paper" ? "Paper" : "Final"}`,
        description:
          which === "paper"
            ? "The PDF as it was sent to be signed."
            : "The signed PDF with its page of evidence; 409 until it is made.",
        middleware: allowWithoutTransaction(`${menu}.see`),
        request: { params: one },
        responses: download("application/pdf"),
      }),
      async (c) => {
        const { [it]: id, requestId } = c.req.valid("param")
        const { bytes, name } = await readFile(c.var, subjectOf(id), requestId, which)
        return c.body(new Uint8Array(bytes), 200, fileHeaders("application/pdf", `${name}.pdf`))
      },
    )

  return signatures
}

export const contractSignatures = signatureRoutes(
  { Noun: "Contract", menu: "contracts", it: "contractId" },
  (contractId) => ({ contractId }),
)
export const quoteSignatures = signatureRoutes(
  { Noun: "Quote", menu: "quotes", it: "quoteId" },
  (quoteId) => ({ quoteId }),
)
