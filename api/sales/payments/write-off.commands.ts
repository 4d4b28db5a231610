import { ensure, found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { addEvent, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { writeOff } from "./client-credit.queries"

/** Gives up what is still due of a bill. */
export async function giveUp({ owner, db, now }: Context, billId: string): Promise<void> {
  const bill = found(await lockBill(db, owner, billId))
  ensure(billCan.bePaid(bill), "billDraft")
  ensure(bill.due > 0, "billPaid")
  await writeOff(db, owner, bill.id, bill.writtenOff + bill.due)
  const detail = String(bill.due)
  await addEvent(db, owner, { billId: bill.id, what: "writtenOff", at: now, detail })
}

/** What was given up is due again. */
export async function undoGivingUp({ owner, db, now }: Context, billId: string): Promise<void> {
  const bill = found(await lockBill(db, owner, billId))
  ensure(bill.writtenOff > 0, "notWrittenOff")
  await writeOff(db, owner, bill.id, 0)
  const detail = String(bill.writtenOff)
  await addEvent(db, owner, { billId: bill.id, what: "dueAgain", at: now, detail })
}
