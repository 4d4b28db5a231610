import type { z } from "zod"
import type { StoredFile } from "#contract/files"
import { keepFiles } from "../../files/queries"
import { type FileContext, receive } from "../../files/receive.commands"
import { ensure, found } from "../../http/problem"
import { renderFormalNotice } from "../../paper/formal-notice"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { findSnapshot } from "../bills/issue.queries"
import { addEvent, type BillRow, findBill } from "../bills/queries"
import { listUnpaid } from "../payments/client-credit.queries"
import { lateOf } from "./interest.commands"

type Outside = FileContext

/** The formal notice of one bill. */
export const writeBillNotice = (context: Outside, billId: string) =>
  writeNotice(context, async ({ db, owner }) => [found(await findBill(db, owner, billId))])

/** That of all that a client is late with. */
export const writeClientNotice = (context: Outside, clientId: string) =>
  writeNotice(context, async ({ db, owner }) => {
    found(await findClient(db, owner, clientId))
    return listUnpaid(db, owner, clientId)
  })

/** A notice of those that are overdue: no transaction is open while it is typeset and stored. */
async function writeNotice(
  context: Outside,
  billsOf: (reading: Pick<Context, "db" | "owner">) => Promise<BillRow[]>,
): Promise<z.output<typeof StoredFile>> {
  const { owner, today, now, inTransaction } = context
  const claims = await inTransaction(async (db) => {
    const bills = await billsOf({ db, owner })
    const overdue = bills.filter(({ due, dueDate }) => due > 0 && dueDate && dueDate < today)
    ensure(overdue.length > 0, "nothingOverdue")
    return Promise.all(
      overdue.map(async (bill) => ({
        late: found(await lateOf({ owner, db, today }, bill)),
        frozen: found(await findSnapshot(db, owner, bill.id)).snapshot,
      })),
    )
  })
  const about =
    claims.length === 1 ? (claims[0]?.late.number ?? "") : (claims.at(-1)?.frozen.client.name ?? "")
  const bytes = await renderFormalNotice(owner, claims, today)
  const file = await receive(context, bytes, `Mise en demeure ${about}.pdf`, false)
  await inTransaction(async (db) => {
    // It belongs to the history of its bills: it does not expire.
    await keepFiles(db, owner, { file: file.id })
    for (const { late } of claims)
      await addEvent(db, owner, { billId: late.billId, what: "formalNotice", at: now })
  })
  const { id, name, type, size, createdAt } = file
  return { id, name, type, size, createdAt: createdAt.toISOString() }
}
