import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { OwnSupportRequest, SupportReply } from "#contract/support"
import { Id } from "#contract/values"
import { answerFile } from "../../files/answer-file"
import { area, created, download, json, ok, tooOften, unchanged } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { findLinkedFile, readLinkedRequest, replyByLink } from "./commands"

/** What whoever holds the link of a mail may read and say, without a token: of one request. */
export const linkedSupport = area()

const held = { params: z.object({ secret: z.string().max(100) }) }

linkedSupport.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedSupportRequest",
    description: "The request that a private link opens, with what was answered.",
    security: [],
    middleware: rateLimit("support-link", 120, 60),
    request: held,
    responses: { ...ok(OwnSupportRequest), ...tooOften },
  }),
  async (c) => c.json(await readLinkedRequest(c.var.parts, c.req.valid("param").secret), 200),
)

linkedSupport.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/files/{supportFileId}",
    operationId: "readLinkedSupportFile",
    description: "The bytes of a file that came with the request.",
    security: [],
    middleware: rateLimit("support-link", 120, 60),
    request: { params: z.object({ secret: z.string().max(100), supportFileId: Id }) },
    responses: { ...download("*/*"), ...unchanged, ...tooOften },
  }),
  async (c) => {
    const { secret, supportFileId } = c.req.valid("param")
    const { parts } = c.var
    return answerFile(c, parts.files, await findLinkedFile(parts, secret, supportFileId))
  },
)

linkedSupport.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/replies",
    operationId: "replyByLink",
    description:
      "Writes again; what was treated waits anew. Five in ten minutes from one address, as the first message.",
    security: [],
    middleware: rateLimit("support-reply", 5, 600),
    request: { ...held, body: json(SupportReply) },
    responses: { ...created(OwnSupportRequest), ...tooOften },
  }),
  async (c) => {
    const { parts, now } = c.var
    const { secret } = c.req.valid("param")
    return c.json(await replyByLink(parts, secret, c.req.valid("json").text, now), 201)
  },
)
