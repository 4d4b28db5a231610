import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf, ok } from "../../http/operation"
import { showBill } from "../bills/show.commands"
import { giveUp, undoGivingUp } from "./write-off.commands"

/** What nobody hopes to be paid any more. It stays billed: only a credit note takes a bill back. */
export const writeOffs = area()

writeOffs.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/writeOff",
    operationId: "addWriteOff",
    description: "Gives up what is still due of a bill.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId") },
    responses: created(Bill),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    await giveUp(c.var, billId)
    return c.json(await showBill(c.var, billId), 201)
  },
)

writeOffs.openapi(
  createRoute({
    method: "delete",
    path: "/{billId}/writeOff",
    operationId: "removeWriteOff",
    description: "What was given up is due again; the history tells of both.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId") },
    responses: ok(Bill),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    await undoGivingUp(c.var, billId)
    return c.json(await showBill(c.var, billId), 200)
  },
)
