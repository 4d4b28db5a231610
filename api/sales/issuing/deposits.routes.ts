import { createRoute } from "@hono/zod-openapi"
import { Bill, NewDeposit } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf, json } from "../../http/operation"
import { showBill } from "../bills/show.commands"
import { draftDeposit } from "./deposit.commands"

/** Deposits: bills of a part of what a draft will ask, which deducts them once it is issued. */
export const deposits = area()

deposits.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/deposits",
    operationId: "addDeposit",
    description: "Drafts a deposit of a draft: it is issued first, and deducted with its VAT.",
    middleware: allow("bills.create"),
    request: { params: idOf("billId"), body: json(NewDeposit) },
    responses: created(Bill),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    const deposit = await draftDeposit(c.var, billId, c.req.valid("json"))
    return c.json(await showBill(c.var, deposit.id), 201)
  },
)
