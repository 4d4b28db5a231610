import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { addEvent, findParts, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { showBill } from "../bills/show.commands"

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
    const { owner, db, now, parts } = c.var
    const bill = found(await lockBill(db, owner, c.req.valid("param").billId))
    ensure(billCan.beSent(bill), "billDraft")
    const { events } = await findParts(db, owner, bill.id)
    ensure(!events.some(({ what }) => what === "submissionQueued"), "billSubmitted")
    await addEvent(db, owner, { billId: bill.id, what: "submissionQueued", at: now })
    await parts.queue.send(db, "billSubmission", { owner, billId: bill.id })
    return c.json(await showBill(c, bill.id), 201)
  },
)
