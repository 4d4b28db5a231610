import { createRoute } from "@hono/zod-openapi"
import { StoredFile } from "#contract/files"
import { NewFormalNotice } from "#contract/late-interest"
import type { Database } from "../../../database/client"
import { allowWithoutTransaction } from "../../access/allow"
import { keepFiles } from "../../files/queries"
import { receive } from "../../files/receive.commands"
import { area, created, idOf, json } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { renderFormalNotice } from "../../paper/formal-notice"
import { findClient } from "../../people/clients/queries"
import type { Call } from "../../ports/context"
import { listUnpaid } from "../bills/credit-note.queries"
import { findSnapshot } from "../bills/issue.queries"
import { addEvent, type BillRow, findBill } from "../bills/queries"
import { lateOf } from "./routes"

/** The formal notice of one bill. Mounted below the bills. */
export const billNotices = area()
/** That of all that a client is late with. Mounted below the clients. */
export const clientNotices = area()

const description =
  "Writes a formal notice to pay, as a file to download or to send, and says so in each bill's history."

billNotices.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/formal-notices",
    operationId: "addBillNotice",
    description,
    middleware: allowWithoutTransaction("bills.edit"),
    request: { params: idOf("billId"), body: json(NewFormalNotice) },
    responses: created(StoredFile),
  }),
  async (c) => {
    const { owner } = c.var
    const { billId } = c.req.valid("param")
    const notice = await write(c, async (db) => [found(await findBill(db, owner, billId))])
    return c.json(notice, 201)
  },
)

clientNotices.openapi(
  createRoute({
    method: "post",
    path: "/{clientId}/formal-notices",
    operationId: "addClientNotice",
    description,
    middleware: allowWithoutTransaction("bills.edit"),
    request: { params: idOf("clientId"), body: json(NewFormalNotice) },
    responses: created(StoredFile),
  }),
  async (c) => {
    const { owner } = c.var
    const { clientId } = c.req.valid("param")
    const notice = await write(c, async (db) => {
      found(await findClient(db, owner, clientId))
      return listUnpaid(db, owner, clientId)
    })
    return c.json(notice, 201)
  },
)

/** A notice of those that are overdue: no transaction is open while it is typeset and stored. */
async function write(c: Call, billsOf: (db: Database) => Promise<BillRow[]>) {
  const { owner, today, now, inTransaction } = c.var
  const claims = await inTransaction(async (db) => {
    const bills = await billsOf(db)
    const overdue = bills.filter(({ due, dueDate }) => due > 0 && dueDate && dueDate < today)
    ensure(overdue.length > 0, "nothingOverdue")
    return Promise.all(
      overdue.map(async (bill) => ({
        late: found(await lateOf({ var: { owner, db, today } }, bill)),
        frozen: found(await findSnapshot(db, owner, bill.id)).snapshot,
      })),
    )
  })
  const name =
    claims.length === 1 ? (claims[0]?.late.number ?? "") : (claims.at(-1)?.frozen.client.name ?? "")
  const bytes = await renderFormalNotice(claims, today)
  const file = await receive(c, bytes, `Mise en demeure ${name}.pdf`, false)
  await inTransaction(async (db) => {
    // It belongs to the history of its bills: it does not expire.
    await keepFiles(db, owner, { file: file.id })
    for (const { late } of claims)
      await addEvent(db, owner, { billId: late.billId, what: "formalNotice", at: now })
  })
  const { id, type, size, createdAt } = file
  return { id, name: file.name, type, size, createdAt: createdAt.toISOString() }
}
