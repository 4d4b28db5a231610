import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import { NewCreditUse } from "#contract/client-credits"
import { allow } from "../../access/allow"
import { area, created, idOf, json } from "../../http/operation"
import { showBill } from "../bills/show.commands"
import { payOutOfCredit } from "./client-payment.commands"

/** What a bill is paid out of its client's credit. */
export const creditUses = area()

creditUses.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/creditUses",
    operationId: "addCreditUse",
    description: "Pays a bill, or a part of it, out of what its client has paid too much.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(NewCreditUse) },
    responses: created(Bill),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    await payOutOfCredit(c.var, billId, c.req.valid("json").amount)
    return c.json(await showBill(c.var, billId), 201)
  },
)
