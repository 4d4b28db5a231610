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
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import { answerPage } from "../../http/page"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { mayWriteToOthers } from "../../ports/accounts"
import type { Call } from "../../ports/context"
import { linesTooLarge, linesWithVat, priceBill } from "../bills/rules"
import { knownProducts } from "../products/queries"
import * as queries from "./queries"
import { billOf, columnsOf, dateFrom, nextAfterChange, refusalOfStart } from "./rules"
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
  async (c) => c.json(await showRecurringBill(c, c.req.valid("param").recurringBillId), 200),
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
    const { owner, db, today } = c.var
    const recurring = c.req.valid("json")
    const refusal = refusalOfStart(recurring.recurrence.start, today)
    if (refusal) invalid([refusal])
    const columns = await checked(c, recurring)
    const nextOn = dateFrom(columns, 0, columns.startDate)
    const added = found(await queries.addRecurringBill(db, owner, { ...columns, nextOn }))
    return c.json(await showRecurringBill(c, added.id), 201)
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
    const { owner, db, today } = c.var
    const { version, ...recurring } = c.req.valid("json")
    const before = await locked(c, c.req.valid("param").recurringBillId, version)
    const refusal =
      recurring.recurrence.start !== before.startDate
        ? refusalOfStart(recurring.recurrence.start, today)
        : undefined
    if (refusal) invalid([refusal])
    const columns = await checked(c, recurring)
    const lastDone = await queries.findLastDate(db, owner, before.id)
    const nextOn = nextAfterChange(before, columns, { lastDone, today })
    // What it failed for may be mended: it is tried again at once.
    await queries.changeRecurringBill(db, owner, before.id, { ...columns, nextOn, retryOn: null })
    return c.json(await showRecurringBill(c, before.id), 200)
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
    const { owner, db } = c.var
    const { version } = c.req.valid("json")
    const recurring = await locked(c, c.req.valid("param").recurringBillId, version)
    ensure(recurring.nextOn, "recurringBillEnded")
    ensure(!recurring.pausedBy, "recurringBillPaused")
    await queries.changeRecurringBill(db, owner, recurring.id, { pausedBy: "person" })
    return c.json(await showRecurringBill(c, recurring.id), 200)
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
    const { owner, db, today } = c.var
    const { version, missed } = c.req.valid("json")
    const recurring = await locked(c, c.req.valid("param").recurringBillId, version)
    ensure(recurring.pausedBy, "recurringBillRuns")
    const { nextOn, done } = recurring
    const skips = missed === "skip" && nextOn !== null && nextOn < today
    await queries.changeRecurringBill(db, owner, recurring.id, {
      pausedBy: null,
      failures: 0,
      failedAt: null,
      retryOn: null,
      lastFailure: [],
      nextOn: skips ? dateFrom(recurring, done, today) : nextOn,
    })
    return c.json(await showRecurringBill(c, recurring.id), 200)
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
    description: "Brings back what was removed less than a quarter of an hour ago, as it was.",
    middleware: allow("bills.delete"),
    request: { params: idOf("recurringBillId") },
    responses: ok(RecurringBill),
  }),
  async (c) => {
    const { db } = c.var
    const { recurringBillId } = c.req.valid("param")
    await restoreRemoved(db, "recurring_bills", recurringBillId)
    return c.json(await showRecurringBill(c, recurringBillId), 200)
  },
)

/** The recurring bill under lock, as the caller knows it. */
async function locked(c: Call, id: string, version: number) {
  const { owner, db } = c.var
  const recurring = found(await queries.lockRecurringBill(db, owner, id))
  return recurring.version === version ? recurring : stale(await showRecurringBill(c, id))
}

/** Refuses what is not the owner's, and what no bill of it could be; what is kept of it. */
async function checked(c: Call, recurring: NewRecurringBill) {
  const { owner, db, parts, person } = c.var
  const columns = columnsOf(recurring)
  const bill = billOf(columns, columns.startDate)
  const client = await findClient(db, owner, columns.clientId)
  if (!client) invalid([{ path: "clientId", code: "unknown" }])
  const asked = bill.lines.flatMap(({ productId }) => productId ?? [])
  const known = await knownProducts(db, owner, asked)
  const strange = bill.lines.flatMap(({ productId }, at) =>
    productId && !known.has(productId.toLowerCase())
      ? [{ path: `lines[${at}].productId`, code: "unknown" }]
      : [],
  )
  if (strange.length) invalid(strange)
  const profile = await findProfile(db, owner)
  const refused = [...linesTooLarge(bill), ...linesWithVat(bill, profile?.vatRegime ?? null)]
  if (refused.length) invalid(refused)
  if (columns.mode === "send") {
    ensure(await mayWriteToOthers(parts, person), "emailUnconfirmed")
    if (!client.email) invalid([{ path: "mode", code: "clientEmail" }])
  }
  return { ...columns, totalHT: priceBill(bill, "", null).totalHT }
}
