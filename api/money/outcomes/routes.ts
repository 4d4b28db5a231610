import { createRoute } from "@hono/zod-openapi"
import {
  NewOutcome,
  OutcomeChanges,
  OutcomeFilter,
  Outgoing,
  OutgoingDetails,
} from "#contract/outcomes"
import { YearFilter, YearSums } from "#contract/year-sums"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { findNames } from "../../platform/options/keep.commands"
import { yearSums } from "../accounts/year-sums.rules"
import {
  changeOutcome,
  enterOutcome,
  removeOwnOutcome,
  restoreOutcome,
  showOutcome,
} from "./commands"
import * as queries from "./queries"
import { exported, show } from "./rules"

/** All that was spent: payments of received bills, and what had none. */
export const outcomes = area()

outcomes.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listOutcomes",
    description:
      "All that was spent, the latest first: payments of received bills, and what had none.",
    middleware: allow("treasury.see"),
    request: { query: OutcomeFilter },
    responses: listed(Outgoing),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listOutcomes(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

outcomes.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportOutcomes",
    middleware: allow("treasury.export"),
    request: { query: OutcomeFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const rows = await queries.exportOutcomes(db, owner, c.req.valid("query"))
    await recordExport(c.var, "treasury")
    const nameOf = await findNames(c.var, "expenseKind", c.var.language)
    const named = rows.map((row) => ({ ...row, kind: nameOf(row.kind) }))
    return answerCsv(c, "outcomes", exported, named)
  },
)

outcomes.openapi(
  createRoute({
    method: "get",
    path: "/sums",
    operationId: "sumOutcomes",
    description: "What was spent within a year, by its months and quarters.",
    middleware: allow("treasury.see"),
    request: { query: YearFilter },
    responses: ok(YearSums),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const year = c.req.valid("query").year ?? Number(today.slice(0, 4))
    return c.json(yearSums(year, await queries.sumMonths(db, owner, year)), 200)
  },
)

outcomes.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addOutcome",
    description: "Writes down what was spent without a received bill.",
    middleware: allow("treasury.create"),
    request: { body: json(NewOutcome) },
    responses: created(OutgoingDetails),
  }),
  async (c) => c.json(await enterOutcome(c.var, c.req.valid("json")), 201),
)

outcomes.openapi(
  createRoute({
    method: "get",
    path: "/{outcomeId}",
    operationId: "findOutcome",
    middleware: allow("treasury.see"),
    request: { params: idOf("outcomeId") },
    responses: ok(OutgoingDetails),
  }),
  async (c) => c.json(await showOutcome(c.var, c.req.valid("param").outcomeId), 200),
)

outcomes.openapi(
  createRoute({
    method: "put",
    path: "/{outcomeId}",
    operationId: "changeOutcome",
    middleware: allow("treasury.edit"),
    request: { params: idOf("outcomeId"), body: json(OutcomeChanges) },
    responses: ok(OutgoingDetails),
  }),
  async (c) => {
    const { outcomeId } = c.req.valid("param")
    return c.json(await changeOutcome(c.var, outcomeId, c.req.valid("json")), 200)
  },
)

outcomes.openapi(
  createRoute({
    method: "delete",
    path: "/{outcomeId}",
    operationId: "removeOutcome",
    middleware: allow("treasury.delete"),
    request: { params: idOf("outcomeId") },
    responses: gone,
  }),
  async (c) => {
    await removeOwnOutcome(c.var, c.req.valid("param").outcomeId)
    return c.body(null, 204)
  },
)

outcomes.openapi(
  createRoute({
    method: "post",
    path: "/{outcomeId}/restoration",
    operationId: "restoreOutcome",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("treasury.delete"),
    request: { params: idOf("outcomeId") },
    responses: ok(OutgoingDetails),
  }),
  async (c) => c.json(await restoreOutcome(c.var, c.req.valid("param").outcomeId), 200),
)
