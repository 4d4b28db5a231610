import { createRoute } from "@hono/zod-openapi"
import {
  LineVouchers,
  NewVoucher,
  Voucher,
  VoucherAttachment,
  VoucherChanges,
  VoucherDetails,
  VoucherFilter,
  VoucherRefusal,
} from "#contract/vouchers"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import * as commands from "./commands"
import { listVouchers } from "./queries"
import { attaching, show } from "./rules"

/** The papers of expenses, photographed, until they are attached to their lines of the bank. */
export const vouchers = area()

const params = idOf("voucherId")

vouchers.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listVouchers",
    description: "The papers of expenses that wait for their line, and those that are attached.",
    middleware: allow("treasury.see"),
    request: { query: VoucherFilter },
    responses: listed(Voucher),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await listVouchers(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

vouchers.openapi(
  createRoute({
    method: "get",
    path: "/lines/{lineId}",
    operationId: "findLineVouchers",
    description: "What is attached to a line of the bank, and what may be by amount and day.",
    middleware: allow("treasury.see"),
    request: { params: idOf("lineId") },
    responses: ok(LineVouchers),
  }),
  async (c) => c.json(await commands.showLineVouchers(c.var, c.req.valid("param").lineId), 200),
)

vouchers.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addVoucher",
    description: "Keeps a paper that was sent before, with the day and the amount on it.",
    middleware: allow("treasury.create"),
    request: { body: json(NewVoucher) },
    responses: created(VoucherDetails),
  }),
  async (c) => c.json(await commands.enterVoucher(c.var, c.req.valid("json")), 201),
)

vouchers.openapi(
  createRoute({
    method: "get",
    path: "/{voucherId}",
    operationId: "findVoucher",
    middleware: allow("treasury.see"),
    request: { params },
    responses: ok(VoucherDetails),
  }),
  async (c) => c.json(await commands.showVoucher(c.var, c.req.valid("param").voucherId), 200),
)

vouchers.openapi(
  createRoute({
    method: "put",
    path: "/{voucherId}",
    operationId: "changeVoucher",
    description: "Changes one that waits; 409 where it is attached.",
    middleware: allow("treasury.edit"),
    request: { params, body: json(VoucherChanges) },
    responses: ok(VoucherDetails),
  }),
  async (c) => {
    const { voucherId } = c.req.valid("param")
    return c.json(await commands.changeVoucher(c.var, voucherId, c.req.valid("json")), 200)
  },
)

vouchers.openapi(
  createRoute({
    method: "delete",
    path: "/{voucherId}",
    operationId: "removeVoucher",
    description: "Removes one that waits; 409 where it is attached.",
    middleware: allow("treasury.delete"),
    request: { params },
    responses: gone,
  }),
  async (c) => {
    await commands.removeVoucher(c.var, c.req.valid("param").voucherId)
    return c.body(null, 204)
  },
)

vouchers.openapi(
  createRoute({
    method: "post",
    path: "/{voucherId}/restoration",
    operationId: "restoreVoucher",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("treasury.delete"),
    request: { params },
    responses: ok(VoucherDetails),
  }),
  async (c) => c.json(await commands.restoreVoucher(c.var, c.req.valid("param").voucherId), 200),
)

vouchers.openapi(
  createRoute({
    method: "post",
    path: "/{voucherId}/attachment",
    operationId: "attachVoucher",
    description:
      "Attaches it to a line of the same amount, a few days around. An open line is matched by it, as an expense without a received bill.",
    middleware: allow(...attaching),
    request: { params, body: json(VoucherAttachment) },
    responses: ok(VoucherDetails),
  }),
  async (c) => {
    const { voucherId } = c.req.valid("param")
    return c.json(await commands.attachVoucher(c.var, voucherId, c.req.valid("json")), 200)
  },
)

vouchers.openapi(
  createRoute({
    method: "delete",
    path: "/{voucherId}/attachment",
    operationId: "detachVoucher",
    description:
      "Takes it off its line: what was written down with it is taken back, and it waits again.",
    middleware: allow(...attaching),
    request: { params },
    responses: ok(VoucherDetails),
  }),
  async (c) => c.json(await commands.detachVoucher(c.var, c.req.valid("param").voucherId), 200),
)

vouchers.openapi(
  createRoute({
    method: "post",
    path: "/{voucherId}/refusals",
    operationId: "refuseVoucherLine",
    description: "Remembers that it is not of this line: the two are never proposed again.",
    middleware: allow("treasury.edit"),
    request: { params, body: json(VoucherRefusal) },
    responses: ok(VoucherDetails),
  }),
  async (c) => {
    const { voucherId } = c.req.valid("param")
    return c.json(await commands.refuseLine(c.var, voucherId, c.req.valid("json").lineId), 200)
  },
)
