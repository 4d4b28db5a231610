import { createRoute, z } from "@hono/zod-openapi"
import {
  ExecutionSettlement,
  NewScheduledTransaction,
  ScheduledActivation,
  ScheduledExecution,
  ScheduledExecutionDetails,
  ScheduledExecutionFilter,
  ScheduledPreview,
  ScheduledPreviewQuery,
  ScheduledResumption,
  ScheduledSuggestion,
  ScheduledTransaction,
  ScheduledTransactionChanges,
  ScheduledTransactionDetails,
  ScheduledTransactionFilter,
} from "#contract/scheduled-transactions"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import * as commands from "./commands"
import {
  settleExecution,
  showExecutionOf,
  takeBackExecution,
  validateExecutions,
} from "./executions.commands"
import { listExecutions } from "./executions.queries"
import { listItems } from "./queries"
import { show, showExecution } from "./rules"
import { suggestItems } from "./suggestions.commands"

/** Money that comes in or goes out on its dates, and charges that are calculated. */
export const scheduledTransactions = area()

const params = idOf("scheduledTransactionId")
const executionParams = idOf("executionId")

scheduledTransactions.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listScheduledTransactions",
    middleware: allow("treasury.see"),
    request: { query: ScheduledTransactionFilter },
    responses: listed(ScheduledTransaction),
  }),
  async (c) => {
    const { db, owner, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count, late } = await listItems(db, owner, filter, today)
    const shown = (row: (typeof rows)[number]) => show(row, late.has(row.id), today)
    return c.json(answerPage(c, filter, rows, count, shown), 200)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/preview",
    operationId: "previewScheduledTransaction",
    description:
      "The next twelve dates that it would have, each with the amount as it is known today; a change of one, `of`, counts nothing that it counted before. Nothing is kept.",
    middleware: allow("treasury.see"),
    request: { query: ScheduledPreviewQuery, body: json(NewScheduledTransaction) },
    responses: ok(ScheduledPreview),
  }),
  async (c) => {
    const { of } = c.req.valid("query")
    return c.json(await commands.previewItem(c.var, c.req.valid("json"), of), 200)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "get",
    path: "/suggestions",
    operationId: "suggestScheduledTransactions",
    description:
      "What a business that is taxed like this one pays again and again: contributions, VAT, CFE, instalments of income tax, rent. Nothing is kept.",
    middleware: allow("treasury.see"),
    responses: ok(z.array(ScheduledSuggestion)),
  }),
  async (c) => c.json(await suggestItems(c.var), 200),
)

scheduledTransactions.openapi(
  createRoute({
    method: "get",
    path: "/executions",
    operationId: "listScheduledExecutions",
    description:
      "What was done of all items, or of one; those that wait, and those that are overdue.",
    middleware: allow("treasury.see"),
    request: { query: ScheduledExecutionFilter },
    responses: listed(ScheduledExecution),
  }),
  async (c) => {
    const { db, owner, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await listExecutions(db, owner, filter, today)
    const shown = (row: (typeof rows)[number]) => showExecution(row, today)
    return c.json(answerPage(c, filter, rows, count, shown), 200)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/executions/validation",
    operationId: "validateScheduledExecutions",
    description:
      "Says of those that wait for it that they are right: each is posted today, or waits for its line of the bank.",
    middleware: allow("treasury.edit"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => c.json(await validateExecutions(c.var, c.req.valid("json").ids), 200),
)

scheduledTransactions.openapi(
  createRoute({
    method: "get",
    path: "/executions/{executionId}",
    operationId: "findScheduledExecution",
    description: "One alone, with all that it counted and the lines of the bank that may be it.",
    middleware: allow("treasury.see"),
    request: { params: executionParams },
    responses: ok(ScheduledExecutionDetails),
  }),
  async (c) => c.json(await showExecutionOf(c.var, c.req.valid("param").executionId), 200),
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/executions/{executionId}/settlement",
    operationId: "settleScheduledExecution",
    description:
      "A line of the bank was what it waited for: what the line says is written down, on its day.",
    middleware: allow("treasury.edit", "bills.edit", "purchases.edit"),
    request: { params: executionParams, body: json(ExecutionSettlement) },
    responses: ok(ScheduledExecutionDetails),
  }),
  async (c) => {
    const { executionId } = c.req.valid("param")
    return c.json(await settleExecution(c.var, executionId, c.req.valid("json").lineId), 200)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/executions/{executionId}/reversal",
    operationId: "takeBackScheduledExecution",
    description:
      "Takes back what was not posted: what it counted, and what it carried over, goes to the next one.",
    middleware: allow("treasury.edit"),
    request: { params: executionParams },
    responses: ok(ScheduledExecutionDetails),
  }),
  async (c) => c.json(await takeBackExecution(c.var, c.req.valid("param").executionId), 200),
)

scheduledTransactions.openapi(
  createRoute({
    method: "get",
    path: "/{scheduledTransactionId}",
    operationId: "findScheduledTransaction",
    middleware: allow("treasury.see"),
    request: { params },
    responses: ok(ScheduledTransactionDetails),
  }),
  async (c) =>
    c.json(await commands.showItem(c.var, c.req.valid("param").scheduledTransactionId), 200),
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addScheduledTransaction",
    description:
      "Something that is paid or received on its dates: an amount, or so many percent of what came in, was invoiced or spent.",
    middleware: allow("treasury.create"),
    request: { body: json(NewScheduledTransaction) },
    responses: created(ScheduledTransactionDetails),
  }),
  async (c) => {
    const id = await commands.addItem(c.var, c.req.valid("json"))
    return c.json(await commands.showItem(c.var, id), 201)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "put",
    path: "/{scheduledTransactionId}",
    operationId: "changeScheduledTransaction",
    description:
      "When and how much it is bears on the dates from today on; those that are owed are done as they were meant.",
    middleware: allow("treasury.edit"),
    request: { params, body: json(ScheduledTransactionChanges) },
    responses: ok(ScheduledTransactionDetails),
  }),
  async (c) => {
    const { scheduledTransactionId } = c.req.valid("param")
    await commands.changeItem(c.var, scheduledTransactionId, c.req.valid("json"))
    return c.json(await commands.showItem(c.var, scheduledTransactionId), 200)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/{scheduledTransactionId}/activation",
    operationId: "activateScheduledTransaction",
    description:
      "Activated, it happens from today on; deactivated, it does not, and its history stays. What its dates of meanwhile would have counted waits.",
    middleware: allow("treasury.edit"),
    request: { params, body: json(ScheduledActivation) },
    responses: ok(ScheduledTransactionDetails),
  }),
  async (c) => {
    const { scheduledTransactionId } = c.req.valid("param")
    await commands.activate(c.var, scheduledTransactionId, c.req.valid("json"))
    return c.json(await commands.showItem(c.var, scheduledTransactionId), 200)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/{scheduledTransactionId}/resumption",
    operationId: "resumeScheduledTransaction",
    description: "Goes on after three failures, with the dates that went by meanwhile or without.",
    middleware: allow("treasury.edit"),
    request: { params, body: json(ScheduledResumption) },
    responses: ok(ScheduledTransactionDetails),
  }),
  async (c) => {
    const { scheduledTransactionId } = c.req.valid("param")
    await commands.resume(c.var, scheduledTransactionId, c.req.valid("json"))
    return c.json(await commands.showItem(c.var, scheduledTransactionId), 200)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/{scheduledTransactionId}/execution",
    operationId: "runScheduledTransaction",
    description: "Does its next date now, if that has come, instead of at the next run.",
    middleware: allow("treasury.edit"),
    request: { params },
    responses: ok(ScheduledTransactionDetails),
  }),
  async (c) => {
    const { scheduledTransactionId } = c.req.valid("param")
    await commands.runItem(c.var, scheduledTransactionId)
    return c.json(await commands.showItem(c.var, scheduledTransactionId), 200)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "delete",
    path: "/{scheduledTransactionId}",
    operationId: "removeScheduledTransaction",
    description: "Its history goes with it; what it posted stays.",
    middleware: allow("treasury.delete"),
    request: { params },
    responses: gone,
  }),
  async (c) => {
    await commands.removeItem(c.var, c.req.valid("param").scheduledTransactionId)
    return c.body(null, 204)
  },
)

scheduledTransactions.openapi(
  createRoute({
    method: "post",
    path: "/{scheduledTransactionId}/restoration",
    operationId: "restoreScheduledTransaction",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("treasury.delete"),
    request: { params },
    responses: ok(ScheduledTransactionDetails),
  }),
  async (c) =>
    c.json(await commands.restoreItem(c.var, c.req.valid("param").scheduledTransactionId), 200),
)
