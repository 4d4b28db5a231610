import { createRoute } from "@hono/zod-openapi"
import { Bill, BillIssue } from "#contract/bills"
import { allow } from "../../access/allow"
import { oneAtATime } from "../../http/one-at-a-time"
import { area, idOf, json, ok } from "../../http/operation"
import { lockDraft } from "../bills/draft.commands"
import { showBill } from "../bills/show.commands"
import { issue } from "./issue.commands"

export const issuing = area()

issuing.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/issue",
    operationId: "issueBill",
    description: "Gives the draft its number. It is neither changed nor removed afterwards.",
    middleware: [oneAtATime, allow("bills.edit")] as const,
    request: { params: idOf("billId"), body: json(BillIssue) },
    responses: ok(Bill),
  }),
  async (c) => {
    const { version } = c.req.valid("json")
    const bill = await lockDraft(c.var, c.req.valid("param").billId, version)
    await issue(c.var, bill)
    return c.json(await showBill(c.var, bill.id), 200)
  },
)
