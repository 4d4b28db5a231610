import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf, ok } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { writeOff } from "../bills/credit-note.queries"
import { addEvent, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { showBill } from "../bills/show.commands"

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
    const { owner, db, now } = c.var
    const bill = found(await lockBill(db, owner, c.req.valid("param").billId))
    ensure(billCan.bePaid(bill), "billDraft")
    ensure(bill.due > 0, "billPaid")
    await writeOff(db, owner, bill.id, bill.writtenOff + bill.due)
    const detail = String(bill.due)
    await addEvent(db, owner, { billId: bill.id, what: "writtenOff", at: now, detail })
    return c.json(await showBill(c, bill.id), 201)
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
    const { owner, db, now } = c.var
    const bill = found(await lockBill(db, owner, c.req.valid("param").billId))
    ensure(bill.writtenOff > 0, "notWrittenOff")
    await writeOff(db, owner, bill.id, 0)
    const detail = String(bill.writtenOff)
    await addEvent(db, owner, { billId: bill.id, what: "dueAgain", at: now, detail })
    return c.json(await showBill(c, bill.id), 200)
  },
)
