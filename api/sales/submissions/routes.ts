import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf } from "../../http/operation"
import { showBill } from "../bills/show.commands"
import { queueSubmission } from "./commands"

/** Handing issued bills to an approved platform (AFNOR XP Z12-013). */
export const submissions = area()

submissions.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/submission",
    operationId: "submitBill",
    description:
      "Hands the issued bill to the approved platform, once; its history tells what becomes of it.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId") },
    responses: created(Bill),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    await queueSubmission(c.var, billId)
    return c.json(await showBill(c.var, billId), 201)
  },
)
