import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  LinkedSignature,
  SignatureCode,
  SignatureConsent,
  SignatureQuestion,
  SignatureRefusal,
  SignatureVerdict,
} from "#contract/signatures"
import { receiving } from "../../files/sent-bytes"
import type { Call } from "../../http/env"
import { privateFile } from "../../http/file-headers"
import { area, created, download, json, ok, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import {
  consent,
  draw,
  readLinked,
  readLinkedFile,
  refuse,
  sign,
  verdictOn,
} from "./linked.commands"

/** What a signer reads and does by the link of their own, without a token; and what anyone may ask of a file. */
export const linkedSignatures = area()

const held = { params: z.object({ secret: z.string().max(100) }) }
const limited = rateLimit("signature-link", 120, 60)

/** A call of someone who is not signed in, with what is written down of it. */
function visitOf(c: Call) {
  const { parts, now, today, language } = c.var
  return {
    ...{ parts, now, today, language },
    address: c.req.header("x-forwarded-for")?.slice(0, 100) || null,
    browser: c.req.header("user-agent")?.slice(0, 400) || null,
  }
}

// Before the paths of a secret: what comes first is asked first.
linkedSignatures.openapi(
  createRoute({
    method: "get",
    path: "/verification",
    operationId: "verifySignedFile",
    description:
      "Whether a file of this SHA-256 was to be signed here, and how many did; no name, no content, and nothing is kept.",
    security: [],
    middleware: rateLimit("signature-verification", 30, 60),
    request: { query: SignatureQuestion },
    responses: { ...ok(SignatureVerdict), ...tooOften },
  }),
  async (c) => c.json(await verdictOn(c.var, c.req.valid("query").sha256), 200),
)

linkedSignatures.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedSignature",
    description: "The paper that a signer is asked to sign, in words, and what they may do now.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...ok(LinkedSignature), ...tooOften },
  }),
  async (c) => c.json(await readLinked(visitOf(c), c.req.valid("param").secret), 200),
)

linkedSignatures.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/pdf",
    operationId: "readLinkedSignaturePdf",
    description: "The PDF of the paper; once everyone has signed, the one with its evidence.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...download("application/pdf"), ...tooOften },
  }),
  async (c) => {
    const bytes = await readLinkedFile(visitOf(c), c.req.valid("param").secret)
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", "document.pdf"))
  },
)

linkedSignatures.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/codes",
    operationId: "askSignatureCode",
    description:
      "Says who signs, and that they agree to the very bytes that they read; a code of six digits is sent to their address.",
    security: [],
    middleware: limited,
    request: { ...held, body: json(SignatureConsent) },
    responses: { ...created(LinkedSignature), ...tooOften },
  }),
  async (c) =>
    c.json(await consent(visitOf(c), c.req.valid("param").secret, c.req.valid("json")), 201),
)

linkedSignatures.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/drawings",
    operationId: "drawSignature",
    description:
      "A picture of their signature, PNG or JPEG, for the page of evidence; another one takes its place until they sign.",
    security: [],
    middleware: limited,
    request: {
      ...held,
      body: {
        required: true,
        content: {
          "application/octet-stream": { schema: z.string().meta({ format: "binary" }) },
        },
      },
    },
    responses: { ...created(LinkedSignature), ...tooOften },
  }),
  async (c) => {
    const { secret } = c.req.valid("param")
    return c.json(await receiving(c, (bytes) => draw(visitOf(c), secret, bytes)), 201)
  },
)

linkedSignatures.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/signatures",
    operationId: "signLinked",
    description: "Signs with the code: within ten minutes, five tries.",
    security: [],
    middleware: limited,
    request: { ...held, body: json(SignatureCode) },
    responses: { ...created(LinkedSignature), ...tooOften },
  }),
  async (c) =>
    c.json(await sign(visitOf(c), c.req.valid("param").secret, c.req.valid("json")), 201),
)

linkedSignatures.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/refusals",
    operationId: "refuseLinkedSignature",
    description: "Does not sign, and says why; everyone who was asked is told.",
    security: [],
    middleware: limited,
    request: { ...held, body: json(SignatureRefusal) },
    responses: { ...created(LinkedSignature), ...tooOften },
  }),
  async (c) =>
    c.json(await refuse(visitOf(c), c.req.valid("param").secret, c.req.valid("json").reason), 201),
)
