import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  LabelRule,
  LabelRuleChanges,
  LabelRuleDetails,
  LabelRuleMove,
  LabelRulePreview,
  LabelRuleRun,
  NewLabelRule,
  NewLabelRuleRun,
  PreviewFilter,
} from "#contract/label-rules"
import { allow } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import * as commands from "./commands"

/** Rules of one's own: what lines of the bank were for, by their labels. */
export const labelRules = area()

const one = { params: idOf("labelRuleId") }

labelRules.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listLabelRules",
    description: "All rules, in the order in which they are asked: the first that fits says it.",
    middleware: allow("treasury.see"),
    responses: ok(z.array(LabelRule)),
  }),
  async (c) => c.json(await commands.listRules(c.var), 200),
)

labelRules.openapi(
  createRoute({
    method: "get",
    path: "/preview",
    operationId: "previewLabelRules",
    description:
      "What the rules, or one of them, would change of the open lines; those that may be for a bill are left out.",
    middleware: allow("treasury.see"),
    request: { query: PreviewFilter },
    responses: ok(LabelRulePreview),
  }),
  async (c) => c.json(await commands.previewRules(c.var, c.req.valid("query").ruleId), 200),
)

labelRules.openapi(
  createRoute({
    method: "post",
    path: "/runs",
    operationId: "runLabelRules",
    description: "Does what the rules say of the open lines, as the preview shows it.",
    middleware: allow("treasury.edit"),
    request: { body: json(NewLabelRuleRun) },
    responses: created(LabelRuleRun),
  }),
  async (c) => c.json(await commands.runRules(c.var, c.req.valid("json")), 201),
)

labelRules.openapi(
  createRoute({
    method: "post",
    path: "/runs/{runId}/undoing",
    operationId: "undoLabelRuleRun",
    description:
      "Takes back what a run said of lines, but for those that were changed since; 404 where nothing is left of it.",
    middleware: allow("treasury.edit"),
    request: { params: idOf("runId") },
    responses: ok(LabelRuleRun),
  }),
  async (c) => c.json(await commands.undoRun(c.var, c.req.valid("param").runId), 200),
)

labelRules.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addLabelRule",
    description:
      "Adds a rule behind the others. It sorts the lines of statements to come; open lines only once that is asked for.",
    middleware: allow("treasury.create"),
    request: { body: json(NewLabelRule) },
    responses: created(LabelRuleDetails),
  }),
  async (c) => c.json(await commands.addRule(c.var, c.req.valid("json")), 201),
)

labelRules.openapi(
  createRoute({
    method: "get",
    path: "/{labelRuleId}",
    operationId: "findLabelRule",
    middleware: allow("treasury.see"),
    request: one,
    responses: ok(LabelRuleDetails),
  }),
  async (c) => c.json(await commands.showRule(c.var, c.req.valid("param").labelRuleId), 200),
)

labelRules.openapi(
  createRoute({
    method: "put",
    path: "/{labelRuleId}",
    operationId: "changeLabelRule",
    description: "Changes a rule; what it said of lines before stays as it is.",
    middleware: allow("treasury.edit"),
    request: { ...one, body: json(LabelRuleChanges) },
    responses: ok(LabelRuleDetails),
  }),
  async (c) =>
    c.json(
      await commands.changeRule(c.var, c.req.valid("param").labelRuleId, c.req.valid("json")),
      200,
    ),
)

labelRules.openapi(
  createRoute({
    method: "post",
    path: "/{labelRuleId}/moves",
    operationId: "moveLabelRule",
    description: "Puts a rule before the one above it, or behind the one below.",
    middleware: allow("treasury.edit"),
    request: { ...one, body: json(LabelRuleMove) },
    responses: ok(z.array(LabelRule)),
  }),
  async (c) =>
    c.json(
      await commands.moveRule(c.var, c.req.valid("param").labelRuleId, c.req.valid("json")),
      200,
    ),
)

labelRules.openapi(
  createRoute({
    method: "delete",
    path: "/{labelRuleId}",
    operationId: "removeLabelRule",
    description: "Removes a rule; what it said of lines stays.",
    middleware: allow("treasury.delete"),
    request: one,
    responses: gone,
  }),
  async (c) => {
    await commands.removeRule(c.var, c.req.valid("param").labelRuleId)
    return c.body(null, 204)
  },
)

labelRules.openapi(
  createRoute({
    method: "post",
    path: "/{labelRuleId}/restoration",
    operationId: "restoreLabelRule",
    description: "Brings back a rule that was removed less than thirty days ago.",
    middleware: allow("treasury.delete"),
    request: one,
    responses: ok(LabelRuleDetails),
  }),
  async (c) => c.json(await commands.restoreRule(c.var, c.req.valid("param").labelRuleId), 200),
)
