import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  SubscriptionFilter,
  SubscriptionGift,
  SubscriptionMonth,
  SubscriptionPaper,
  SubscriptionPaperFilter,
  SubscriptionRecord,
  SubscriptionRecordDetails,
  SubscriptionRefund,
  TrialProlongation,
} from "#contract/subscriptions"
import { nobody } from "#domain/owner"
import type { Database } from "../../../database/client"
import { reading } from "../../../database/reading"
import { allowOverPeople, allowWithoutTransaction } from "../../access/allow"
import { limitsAnyone } from "../../access/subscription.commands"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import type { Call } from "../../http/env"
import { area, created, download, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import * as commands from "./people.commands"
import * as queries from "./people.queries"
import { exported, showRecord } from "./people.rules"

/** The subscriptions of everyone, for administrators. */
export const subscriptions = area()

subscriptions.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listSubscriptions",
    description:
      "Everyone whose access a subscription limits, by state, by the month in which a trial or a paid access ended, and by words of their name or address.",
    middleware: allowOverPeople("subscriptions.see"),
    request: { query: SubscriptionFilter },
    responses: listed(SubscriptionRecord),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { db, today } = c.var
    const limits = await limitsAnyone(c.var)
    const { rows, count } = await queries.listStandings(db, filter, today, limits)
    return c.json(
      answerPage(c, filter, rows, count, (row) => showRecord(row, today, limits)),
      200,
    )
  },
)

subscriptions.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportSubscriptions",
    description: "Those of the filter, by user name, as a spreadsheet reads them.",
    middleware: allowOverPeople("subscriptions.export"),
    request: { query: SubscriptionFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { db, today } = c.var
    const limits = await limitsAnyone(c.var)
    const rows = await queries.exportStandings(db, c.req.valid("query"), today, limits)
    await recordExport(c.var, "subscriptions")
    const lines = rows.map((row) => showRecord(row, today, limits))
    return answerCsv(c, "subscriptions", exported, lines)
  },
)

subscriptions.openapi(
  createRoute({
    method: "get",
    path: "/months",
    operationId: "listSubscriptionMonths",
    description:
      "The last twelve months, the newest first: revenue, trials that ended and how many of them became plans, and paid accesses that ended.",
    middleware: allowOverPeople("subscriptions.see"),
    responses: ok(z.array(SubscriptionMonth)),
  }),
  async (c) => c.json(await commands.showMonths(c.var), 200),
)

subscriptions.openapi(
  createRoute({
    method: "get",
    path: "/papers",
    operationId: "listSubscriptionPapers",
    description: "The bills of periods, and what credits them, that were issued in a month.",
    middleware: allowOverPeople("subscriptions.see"),
    request: { query: SubscriptionPaperFilter },
    responses: ok(z.array(SubscriptionPaper)),
  }),
  async (c) => c.json(await commands.showPapers(c.var.parts, c.req.valid("query").month), 200),
)

subscriptions.openapi(
  createRoute({
    method: "get",
    path: "/{userId}",
    operationId: "findSubscriptionOf",
    description: "Someone's subscription, with the bills of its periods.",
    middleware: allowOverPeople("subscriptions.see"),
    request: { params: idOf("userId") },
    responses: ok(SubscriptionRecordDetails),
  }),
  async (c) => c.json(await details(c, c.var.db, c.req.valid("param").userId), 200),
)

subscriptions.openapi(
  createRoute({
    method: "post",
    path: "/{userId}/prolongations",
    operationId: "prolongTrial",
    description:
      "A longer trial, with a reason that the audit log keeps. 409 once something was billed.",
    middleware: allowOverPeople("subscriptions.edit"),
    request: { params: idOf("userId"), body: json(TrialProlongation) },
    responses: created(SubscriptionRecordDetails),
  }),
  async (c) => {
    const { userId } = c.req.valid("param")
    await commands.prolongTrialOf(c.var, userId, c.req.valid("json"))
    return c.json(await details(c, c.var.db, userId), 201)
  },
)

subscriptions.openapi(
  createRoute({
    method: "post",
    path: "/{userId}/gifts",
    operationId: "giveSubscription",
    description:
      "Access until a day, with a reason that the audit log keeps. Another day replaces it.",
    middleware: allowOverPeople("subscriptions.edit"),
    request: { params: idOf("userId"), body: json(SubscriptionGift) },
    responses: created(SubscriptionRecordDetails),
  }),
  async (c) => {
    const { userId } = c.req.valid("param")
    await commands.givePlanTo(c.var, userId, c.req.valid("json"))
    return c.json(await details(c, c.var.db, userId), 201)
  },
)

subscriptions.openapi(
  createRoute({
    method: "post",
    path: "/{userId}/refunds",
    operationId: "refundSubscriptionBill",
    description:
      "Gives the money of a period back, with a reason that the audit log keeps: the seller credits its bill whole, and an access that was paid by it ends today. Once.",
    middleware: allowWithoutTransaction("subscriptions.edit"),
    request: { params: idOf("userId"), body: json(SubscriptionRefund) },
    responses: created(SubscriptionRecordDetails),
  }),
  async (c) => {
    const { userId } = c.req.valid("param")
    await commands.refundBillOf(c.var, userId, c.req.valid("json"))
    const db = reading(c.var.parts.pool, nobody, "people")
    return c.json(await details(c, db, userId), 201)
  },
)

async function details({ var: { parts, today } }: Call, db: Database, id: string) {
  const person = found(await queries.findRecord(db, id))
  return commands.readRecord(parts, person, today, await limitsAnyone({ db, parts }))
}
