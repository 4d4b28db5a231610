import { createRoute } from "@hono/zod-openapi"
import {
  BankLine,
  BankLineDetails,
  BankLineFilter,
  MatchRefusal,
  NewLineMatch,
  SureConfirmation,
  SureMatches,
} from "#contract/bank-lines"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, idOf, json, listed, ok } from "../../http/operation"
import * as commands from "./commands"
import { matching } from "./rules"

/** What the lines of banks were for. */
export const bankLines = area()

const params = idOf("lineId")

bankLines.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listBankLines",
    description: "The lines of all statements, each open one with what it may have been for.",
    middleware: allow("treasury.see"),
    request: { query: BankLineFilter },
    responses: listed(BankLine),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count, shown } = await commands.listLines(c.var, filter)
    return c.json(answerPage(c, filter, rows, count, shown), 200)
  },
)

bankLines.openapi(
  createRoute({
    method: "post",
    path: "/confirmation",
    operationId: "matchSureBankLines",
    description:
      "Confirms every open line of which it is sure what it was for. Two lines for one bill: the older one settles it.",
    middleware: allow(...matching),
    request: { body: json(SureConfirmation) },
    responses: ok(SureMatches),
  }),
  async (c) => c.json(await commands.matchSure(c.var, c.req.valid("json")), 200),
)

bankLines.openapi(
  createRoute({
    method: "get",
    path: "/{lineId}",
    operationId: "findBankLine",
    middleware: allow("treasury.see"),
    request: { params },
    responses: ok(BankLineDetails),
  }),
  async (c) => c.json(await commands.showLine(c.var, c.req.valid("param").lineId), 200),
)

bankLines.openapi(
  createRoute({
    method: "post",
    path: "/{lineId}/match",
    operationId: "matchBankLine",
    description:
      "Says what a line was for, whole: bills of several clients, received bills, a commission, income, a transfer. Each part is written down on the line’s day.",
    middleware: allow(...matching),
    request: { params, body: json(NewLineMatch) },
    responses: ok(BankLineDetails),
  }),
  async (c) =>
    c.json(await commands.matchLine(c.var, c.req.valid("param").lineId, c.req.valid("json")), 200),
)

bankLines.openapi(
  createRoute({
    method: "post",
    path: "/{lineId}/unmatching",
    operationId: "unmatchBankLine",
    description: "Takes back what was said of a line: payments are reversed, in the book too.",
    middleware: allow(...matching),
    request: { params },
    responses: ok(BankLineDetails),
  }),
  async (c) => c.json(await commands.unmatchLine(c.var, c.req.valid("param").lineId), 200),
)

bankLines.openapi(
  createRoute({
    method: "post",
    path: "/{lineId}/refusals",
    operationId: "refuseBankLineMatch",
    description:
      "Remembers that a line was not for these bills: they are never proposed for it again.",
    middleware: allow("treasury.edit"),
    request: { params, body: json(MatchRefusal) },
    responses: ok(BankLineDetails),
  }),
  async (c) => {
    const { lineId } = c.req.valid("param")
    return c.json(await commands.refuseMatch(c.var, lineId, c.req.valid("json").targetIds), 200)
  },
)

bankLines.openapi(
  createRoute({
    method: "post",
    path: "/{lineId}/removal",
    operationId: "takeOutBankLine",
    description: "Takes a line out of its account: it posts nothing, and stays known to imports.",
    middleware: allow("treasury.edit"),
    request: { params },
    responses: ok(BankLineDetails),
  }),
  async (c) => c.json(await commands.takeOutLine(c.var, c.req.valid("param").lineId), 200),
)

bankLines.openapi(
  createRoute({
    method: "post",
    path: "/{lineId}/restoration",
    operationId: "restoreBankLine",
    description: "Puts a line back that was taken out.",
    middleware: allow("treasury.edit"),
    request: { params },
    responses: ok(BankLineDetails),
  }),
  async (c) => c.json(await commands.restoreLine(c.var, c.req.valid("param").lineId), 200),
)
