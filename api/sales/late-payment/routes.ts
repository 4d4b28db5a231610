import { createRoute } from "@hono/zod-openapi"
import { LateInterest } from "#contract/late-interest"
import { allow } from "../../access/allow"
import { area, idOf, ok } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { findBill } from "../bills/queries"
import { lateOf } from "./interest.commands"

/** What payment that comes late costs. */
export const late = area()

late.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/late-interest",
    operationId: "findLateInterest",
    description: "Nothing of it is billed: it is owed without a reminder (C. com. L441-10 II).",
    middleware: allow("bills.see"),
    request: { params: idOf("billId") },
    responses: ok(LateInterest),
  }),
  async (c) => {
    const bill = found(await findBill(c.var.db, c.var.owner, c.req.valid("param").billId))
    const late = await lateOf(c.var, bill)
    ensure(late, "nothingOverdue")
    return c.json(late, 200)
  },
)
