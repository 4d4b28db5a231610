import { createRoute } from "@hono/zod-openapi"
import {
  NewPurchasePayment,
  Purchase,
  PurchaseCheck,
  PurchaseCorrection,
  PurchaseDetails,
  PurchaseFilter,
} from "#contract/purchases"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { foundAll } from "../../http/problem"
import {
  checkPurchase,
  correctPurchase,
  detailsOf,
  payPurchase,
  removePurchase,
  restorePurchase,
  reversePayment,
  showPurchase,
} from "./commands"
import * as queries from "./queries"
import { receiving } from "./receiving.routes"
import { exported, show } from "./rules"

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
    await recordExport(c.var, "purchases")
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
    return c.json(await showPurchase(c.var, c.req.valid("param").purchaseId), 200)
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
    const { purchaseId } = c.req.valid("param")
    const purchase = await correctPurchase(c.var, purchaseId, c.req.valid("json"))
    return c.json(await detailsOf(c.var, purchase), 200)
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
    const { purchaseId } = c.req.valid("param")
    const purchase = await checkPurchase(c.var, purchaseId, c.req.valid("json"))
    return c.json(await detailsOf(c.var, purchase), 200)
  },
)

purchases.openapi(
  createRoute({
    method: "post",
    path: "/{purchaseId}/payments",
    operationId: "addPurchasePayment",
    description: "Records a payment of a received bill, or of a part of it.",
    middleware: allow("purchases.edit"),
    request: { params: idOf("purchaseId"), body: json(NewPurchasePayment) },
    responses: created(PurchaseDetails),
  }),
  async (c) => {
    const { purchaseId } = c.req.valid("param")
    const purchase = await payPurchase(c.var, purchaseId, c.req.valid("json"))
    return c.json(await detailsOf(c.var, purchase), 201)
  },
)

purchases.openapi(
  createRoute({
    method: "delete",
    path: "/{purchaseId}/payments/{paymentId}",
    operationId: "reversePurchasePayment",
    description: "Takes a payment back by an entry below zero; both stay in the log.",
    middleware: allow("purchases.edit"),
    request: { params: idOf("purchaseId", "paymentId") },
    responses: ok(PurchaseDetails),
  }),
  async (c) => {
    const { purchaseId, paymentId } = c.req.valid("param")
    const purchase = await reversePayment(c.var, purchaseId, paymentId)
    return c.json(await detailsOf(c.var, purchase), 200)
  },
)

purchases.openapi(
  createRoute({
    method: "delete",
    path: "/{purchaseId}",
    operationId: "removePurchase",
    description: "Removes a draft; what was checked belongs to the books.",
    middleware: allow("purchases.delete"),
    request: { params: idOf("purchaseId") },
    responses: gone,
  }),
  async (c) => {
    await removePurchase(c.var, c.req.valid("param").purchaseId)
    return c.body(null, 204)
  },
)

purchases.openapi(
  createRoute({
    method: "post",
    path: "/{purchaseId}/restoration",
    operationId: "restorePurchase",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("purchases.delete"),
    request: { params: idOf("purchaseId") },
    responses: ok(PurchaseDetails),
  }),
  async (c) => {
    const { purchaseId } = c.req.valid("param")
    const purchase = await restorePurchase(c.var, purchaseId)
    return c.json(await detailsOf(c.var, purchase), 200)
  },
)
