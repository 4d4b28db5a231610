import { createRoute } from "@hono/zod-openapi"
import {
  NewVatReturn,
  VatReturnDetails,
  VatReturnParam,
  VatReturnPayment,
  VatReturns,
  VatSettings,
  VatSettingsChanges,
} from "#contract/vat-returns"
import { allow } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import {
  declareVatReturn,
  listVatReturns,
  payVatReturn,
  reopenVatReturn,
  saveSettings,
  showSettings,
  showVatReturn,
} from "./commands"

/** Returns of VAT: what is due and deductible by period, and what was declared of it. */
export const vatReturns = area()

vatReturns.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listVatReturns",
    description:
      "Every period of VAT, the latest first: those that were declared, and those that are not with what they come to today.",
    middleware: allow("treasury.see"),
    responses: ok(VatReturns),
  }),
  async (c) => c.json(await listVatReturns(c.var), 200),
)

vatReturns.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "findVatSettings",
    description: "By which day and how often one declares VAT, and from when on it is done here.",
    middleware: allow("treasury.see"),
    responses: ok(VatSettings),
  }),
  async (c) => c.json(await showSettings(c.var), 200),
)

vatReturns.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeVatSettings",
    description: "How one declares VAT; where returns begin stays once one was declared.",
    middleware: allow("treasury.edit"),
    request: { body: json(VatSettingsChanges) },
    responses: ok(VatSettings),
  }),
  async (c) => c.json(await saveSettings(c.var, c.req.valid("json")), 200),
)

vatReturns.openapi(
  createRoute({
    method: "get",
    path: "/periods/{periodStart}",
    operationId: "findVatReturn",
    description:
      "The period that begins on a day: its boxes, every payment and purchase behind them, and what to look at before it is declared.",
    middleware: allow("treasury.see"),
    request: { params: VatReturnParam },
    responses: ok(VatReturnDetails),
  }),
  async (c) => c.json(await showVatReturn(c.var, c.req.valid("param").periodStart), 200),
)

vatReturns.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addVatReturn",
    description:
      "Marks the earliest open period as declared: it keeps its boxes, and what comes later of its days is counted in the next one.",
    middleware: allow("treasury.edit"),
    request: { body: json(NewVatReturn) },
    responses: created(VatReturnDetails),
  }),
  async (c) => c.json(await declareVatReturn(c.var, c.req.valid("json")), 201),
)

vatReturns.openapi(
  createRoute({
    method: "post",
    path: "/{vatReturnId}/payments",
    operationId: "payVatReturn",
    description: "Notes that a return was paid; as an outcome too where that is wished.",
    middleware: allow("treasury.edit"),
    request: { params: idOf("vatReturnId"), body: json(VatReturnPayment) },
    responses: created(VatReturnDetails),
  }),
  async (c) => {
    const { vatReturnId } = c.req.valid("param")
    return c.json(await payVatReturn(c.var, vatReturnId, c.req.valid("json")), 201)
  },
)

vatReturns.openapi(
  createRoute({
    method: "delete",
    path: "/{vatReturnId}",
    operationId: "removeVatReturn",
    description: "Takes the last return back, while it is not paid: its period is open again.",
    middleware: allow("treasury.edit"),
    request: { params: idOf("vatReturnId") },
    responses: gone,
  }),
  async (c) => {
    await reopenVatReturn(c.var, c.req.valid("param").vatReturnId)
    return c.body(null, 204)
  },
)
