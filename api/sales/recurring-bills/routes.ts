import { createRoute } from "@hono/zod-openapi"
import {
  NewRecurringBill,
  RecurringBill,
  RecurringBillChanges,
  RecurringBillFilter,
  RecurringBillPause,
  RecurringBillResumption,
  RecurringBillSummary,
} from "#contract/recurring-bills"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { addRecurringBill, changeRecurringBill, pause, resume } from "./commands"
import * as queries from "./queries"
import { showRecurringBill, summary } from "./show.commands"

export const recurringBills = area()

recurringBills.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listRecurringBills",
    middleware: allow("bills.see"),
    request: { query: RecurringBillFilter },
    responses: listed(RecurringBillSummary),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listRecurringBills(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, summary), 200)
  },
)

recurringBills.openapi(
  createRoute({
    method: "get",
    path: "/{recurringBillId}",
    operationId: "findRecurringBill",
    middleware: allow("bills.see"),
    request: { params: idOf("recurringBillId") },
    responses: ok(RecurringBill),
  }),
  async (c) => c.json(await showRecurringBill(c.var, c.req.valid("param").recurringBillId), 200),
)

recurringBills.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addRecurringBill",
    // It may issue what it makes, which asks for both rights.
    middleware: allow("bills.create", "bills.edit"),
    request: { body: json(NewRecurringBill) },
    responses: created(RecurringBill),
  }),
  async (c) => {
    const id = await addRecurringBill(c.var, c.req.valid("json"))
    return c.json(await showRecurringBill(c.var, id), 201)
  },
)

recurringBills.openapi(
  createRoute({
    method: "put",
    path: "/{recurringBillId}",
    operationId: "changeRecurringBill",
    description: "What was made before stays as it is; the dates that are done are not done again.",
    middleware: allow("bills.create", "bills.edit"),
    request: { params: idOf("recurringBillId"), body: json(RecurringBillChanges) },
    responses: ok(RecurringBill),
  }),
  async (c) => {
    const { recurringBillId } = c.req.valid("param")
    await changeRecurringBill(c.var, recurringBillId, c.req.valid("json"))
    return c.json(await showRecurringBill(c.var, recurringBillId), 200)
  },
)

recurringBills.openapi(
  createRoute({
    method: "post",
    path: "/{recurringBillId}/pause",
    operationId: "pauseRecurringBill",
    description: "Nothing is made of it until it is resumed.",
    middleware: allow("bills.edit"),
    request: { params: idOf("recurringBillId"), body: json(RecurringBillPause) },
    responses: ok(RecurringBill),
  }),
  async (c) => {
    const { recurringBillId } = c.req.valid("param")
    await pause(c.var, recurringBillId, c.req.valid("json"))
    return c.json(await showRecurringBill(c.var, recurringBillId), 200)
  },
)

recurringBills.openapi(
  createRoute({
    method: "post",
    path: "/{recurringBillId}/resumption",
    operationId: "resumeRecurringBill",
    description: "Goes on, with the dates that went by meanwhile or without them.",
    middleware: allow("bills.create", "bills.edit"),
    request: { params: idOf("recurringBillId"), body: json(RecurringBillResumption) },
    responses: ok(RecurringBill),
  }),
  async (c) => {
    const { recurringBillId } = c.req.valid("param")
    await resume(c.var, recurringBillId, c.req.valid("json"))
    return c.json(await showRecurringBill(c.var, recurringBillId), 200)
  },
)

recurringBills.openapi(
  createRoute({
    method: "delete",
    path: "/{recurringBillId}",
    operationId: "removeRecurringBill",
    description: "The bills that it made stay.",
    middleware: allow("bills.delete"),
    request: { params: idOf("recurringBillId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removeRecurringBill(db, owner, c.req.valid("param").recurringBillId))
    return c.body(null, 204)
  },
)

recurringBills.openapi(
  createRoute({
    method: "post",
    path: "/{recurringBillId}/restoration",
    operationId: "restoreRecurringBill",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("bills.delete"),
    request: { params: idOf("recurringBillId") },
    responses: ok(RecurringBill),
  }),
  async (c) => {
    const { db } = c.var
    const { recurringBillId } = c.req.valid("param")
    await restoreRemoved(db, "recurring_bills", recurringBillId)
    return c.json(await showRecurringBill(c.var, recurringBillId), 200)
  },
)
