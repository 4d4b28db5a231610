import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { OwnSupportRequest, OwnSupportSummary, SupportReply } from "#contract/support"
import { allowEveryone } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { readOwnRequest, replyToAnswer } from "./commands"
import { listOwnRequests } from "./queries"
import { showSummary } from "./show.rules"

/** What one asked oneself, signed in. */
export const ownSupport = area()

const one = idOf("supportRequestId")

ownSupport.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listOwnSupportRequests",
    description: "One's own, newest first: the latest hundred.",
    middleware: allowEveryone(),
    responses: ok(z.array(OwnSupportSummary)),
  }),
  async (c) => {
    const rows = await listOwnRequests(c.var.db, c.var.owner)
    return c.json(rows.map(showSummary), 200)
  },
)

ownSupport.openapi(
  createRoute({
    method: "get",
    path: "/{supportRequestId}",
    operationId: "findOwnSupportRequest",
    middleware: allowEveryone(),
    request: { params: one },
    responses: ok(OwnSupportRequest),
  }),
  async (c) => c.json(await readOwnRequest(c.var, c.req.valid("param").supportRequestId), 200),
)

ownSupport.openapi(
  createRoute({
    method: "post",
    path: "/{supportRequestId}/replies",
    operationId: "replyToSupport",
    description: "Writes again; what was treated waits anew.",
    middleware: allowEveryone(),
    request: { params: one, body: json(SupportReply) },
    responses: created(OwnSupportRequest),
  }),
  async (c) => {
    const { supportRequestId } = c.req.valid("param")
    return c.json(await replyToAnswer(c.var, supportRequestId, c.req.valid("json").text), 201)
  },
)
