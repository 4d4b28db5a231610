import { createRoute } from "@hono/zod-openapi"
import {
  Purchase,
  PurchaseCheck,
  PurchaseCorrection,
  PurchaseDetails,
  PurchaseFilter,
  PurchasePayment,
} from "#contract/purchases"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/csv"
import { area, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { answerPage } from "../../http/page"
import { ensure, found, foundAll, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Call } from "../../ports/context"
import * as queries from "./queries"
import { receiving, refuseDuplicate } from "./receiving.routes"
import { details, exported, show } from "./rules"

/** Bills that suppliers sent, as files of e-invoicing or typed by hand. */
export const purchases = area()

purchases.route("/", receiving)

purchases.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listPurchases",
    middleware: allow("purchases.see"),
    request: { query: PurchaseFilter },
    responses: listed(Purchase),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listPurchases(db, owner, filter, today)
    return c.json(
      answerPage(c, filter, rows, count, (row) => show(row, today)),
      200,
    )
  },
)

purchases.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportPurchases",
    middleware: allow("purchases.export"),
    request: { query: PurchaseFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const rows = await queries.exportPurchases(db, owner, c.req.valid("query"), today)
    await recordExport(c, "purchases")
    return answerCsv(
      c,
      "purchases",
      exported,
      rows.map((row) => show(row, today)),
    )
  },
)

purchases.openapi(
  createRoute({
    method: "get",
    path: "/{purchaseId}",
    operationId: "findPurchase",
    middleware: allow("purchases.see"),
    request: { params: idOf("purchaseId") },
    responses: ok(PurchaseDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const purchase = await queries.findPurchase(db, owner, c.req.valid("param").purchaseId)
    return c.json(details(found(purchase), c.var), 200)
  },
)

purchases.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removePurchases",
    description:
      "Removes drafts; what was checked is refused. 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("purchases.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { ids } = c.req.valid("json")
    const there = await queries.removeDrafts(db, owner, ids)
    foundAll(
      ids,
      there.map(({ id }) => id),
    )
    return c.json(
      {
        done: there.filter(({ checkedOn }) => !checkedOn).map(({ id }) => id),
        refused: there
          .filter(({ checkedOn }) => checkedOn)
          .map(({ id, number, supplierName }) => ({
            id,
            name: [supplierName, number].filter(Boolean).join(" · "),
            code: "purchaseChecked",
          })),
      },
      200,
    )
  },
)

purchases.openapi(
  createRoute({
    method: "put",
    path: "/{purchaseId}",
    operationId: "changePurchase",
    description: "Corrects what was read or typed; its file stays as it was received.",
    middleware: allow("purchases.edit"),
    request: { params: idOf("purchaseId"), body: json(PurchaseCorrection) },
    responses: ok(PurchaseDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { version, ...changes } = c.req.valid("json")
    const current = await known(c)
    const same = { ...changes, fileSha256: current.fileSha256 }
    const other = await queries.findDuplicate(db, owner, same, current.id)
    if (other) refuseDuplicate("number", other)
    // What was still to be paid of the old total is said of no other.
    const due = changes.totalTTC === current.totalTTC ? current.due : changes.totalTTC
    return c.json(details(await saved(c, current, version, { ...changes, due }), c.var), 200)
  },
)

purchases.openapi(
  createRoute({
    method: "post",
    path: "/{purchaseId}/check",
    operationId: "checkPurchase",
    description: "Says that the draft was looked at and is right: from then on it is to be paid.",
    middleware: allow("purchases.edit"),
    request: { params: idOf("purchaseId"), body: json(PurchaseCheck) },
    responses: ok(PurchaseDetails),
  }),
  async (c) => {
    const { today } = c.var
    const current = await known(c)
    ensure(show(current, today).missing.length === 0, "purchaseIncomplete")
    const changes = { checkedOn: current.checkedOn ?? today }
    return c.json(
      details(await saved(c, current, c.req.valid("json").version, changes), c.var),
      200,
    )
  },
)

purchases.openapi(
  createRoute({
    method: "put",
    path: "/{purchaseId}/payment",
    operationId: "payPurchase",
    description: "Says on which day, and by which means, a received bill was paid.",
    middleware: allow("purchases.edit"),
    request: { params: idOf("purchaseId"), body: json(PurchasePayment) },
    responses: ok(PurchaseDetails),
  }),
  async (c) => {
    const { today } = c.var
    const payment = c.req.valid("json")
    if (payment.paidOn > today) invalid([{ path: "paidOn", code: "inFuture" }])
    const current = await known(c)
    ensure(current.checkedOn, "purchaseDraft")
    return c.json(details(await saved(c, current, current.version, payment), c.var), 200)
  },
)

purchases.openapi(
  createRoute({
    method: "delete",
    path: "/{purchaseId}/payment",
    operationId: "unpayPurchase",
    description: "Says that it was not paid after all.",
    middleware: allow("purchases.edit"),
    request: { params: idOf("purchaseId") },
    responses: ok(PurchaseDetails),
  }),
  async (c) => {
    const current = await known(c)
    const unpaid = { paidOn: null, means: null }
    return c.json(details(await saved(c, current, current.version, unpaid), c.var), 200)
  },
)

purchases.openapi(
  createRoute({
    method: "delete",
    path: "/{purchaseId}",
    operationId: "removePurchase",
    middleware: allow("purchases.delete"),
    request: { params: idOf("purchaseId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removePurchase(db, owner, c.req.valid("param").purchaseId))
    return c.body(null, 204)
  },
)

purchases.openapi(
  createRoute({
    method: "post",
    path: "/{purchaseId}/restoration",
    operationId: "restorePurchase",
    description: "Brings back what was removed less than a quarter of an hour ago, as it was.",
    middleware: allow("purchases.delete"),
    request: { params: idOf("purchaseId") },
    responses: ok(PurchaseDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    await restoreRemoved(db, "purchases", c.req.valid("param").purchaseId)
    // What was removed with it came back too.
    await queries.keepReceived(db, owner)
    return c.json(details(await known(c), c.var), 200)
  },
)

const known = async ({ var: { owner, db }, req }: Call) =>
  found(await queries.findPurchase(db, owner, req.param("purchaseId") ?? ""))

/** Saves over the version that the caller knows, or answers with the one that there is. */
async function saved(
  { var: { owner, db, today, rights } }: Call,
  current: queries.PurchaseRow,
  version: number,
  changes: Parameters<typeof queries.changePurchase>[4],
): Promise<queries.PurchaseRow> {
  const changed = await queries.changePurchase(db, owner, current.id, version, changes)
  return changed ?? stale(details(current, { today, rights }))
}
