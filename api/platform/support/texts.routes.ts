import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { NewSupportText, SupportText, SupportTextChanges } from "#contract/support"
import { allowOverPeople } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import * as commands from "./texts.commands"
import * as queries from "./texts.queries"

/** What is answered again and again, for all who answer. */
export const supportTexts = area()

const one = idOf("supportTextId")

supportTexts.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listSupportTexts",
    middleware: allowOverPeople("supportRequests.see"),
    responses: ok(z.array(SupportText)),
  }),
  async (c) => c.json((await queries.listTexts(c.var.db)).map(commands.show), 200),
)

supportTexts.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addSupportText",
    middleware: allowOverPeople("supportRequests.edit"),
    request: { body: json(NewSupportText) },
    responses: created(SupportText),
  }),
  async (c) => c.json(commands.show(await commands.addText(c.var, c.req.valid("json"))), 201),
)

supportTexts.openapi(
  createRoute({
    method: "get",
    path: "/{supportTextId}",
    operationId: "findSupportText",
    middleware: allowOverPeople("supportRequests.see"),
    request: { params: one },
    responses: ok(SupportText),
  }),
  async (c) => {
    const text = found(await queries.findText(c.var.db, c.req.valid("param").supportTextId))
    return c.json(commands.show(text), 200)
  },
)

supportTexts.openapi(
  createRoute({
    method: "put",
    path: "/{supportTextId}",
    operationId: "changeSupportText",
    middleware: allowOverPeople("supportRequests.edit"),
    request: { params: one, body: json(SupportTextChanges) },
    responses: ok(SupportText),
  }),
  async (c) => {
    const { supportTextId } = c.req.valid("param")
    const changed = await commands.changeText(c.var, supportTextId, c.req.valid("json"))
    return c.json(commands.show(changed), 200)
  },
)

supportTexts.openapi(
  createRoute({
    method: "delete",
    path: "/{supportTextId}",
    operationId: "removeSupportText",
    middleware: allowOverPeople("supportRequests.edit"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    await commands.removeText(c.var, c.req.valid("param").supportTextId)
    return c.body(null, 204)
  },
)
