import { createRoute } from "@hono/zod-openapi"
import { BillPreview, NewBill } from "#contract/bills"
import type { Database } from "../../../database/client"
import { allowWithoutTransaction } from "../../access/allow"
import { area, idOf, json, ok } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { drawDraft } from "../../paper/document"
import type { Call } from "../../ports/context"
import { checkDraft } from "../documents/draft.commands"
import { withPictures } from "../documents/freezing.rules"
import { findRemaining } from "./credit-note.queries"
import { type DraftInput, prepare } from "./preparation.commands"
import { findBill } from "./queries"
import { billCan, priceBill } from "./rules"

export const previews = area()

previews.openapi(
  createRoute({
    method: "post",
    path: "/previews",
    operationId: "previewNewBill",
    description: "Draws what is typed as it would stand on paper; nothing is saved.",
    middleware: allowWithoutTransaction("bills.create"),
    request: { body: json(NewBill) },
    responses: ok(BillPreview),
  }),
  async (c) => {
    const blank = { id: null, number: null, kind: "bill", originId: null, currency: "EUR" } as const
    return c.json(await draw(c, c.req.valid("json"), async () => blank), 200)
  },
)

previews.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/previews",
    operationId: "previewBill",
    description: "Draws a draft with what is typed in it; nothing is saved.",
    middleware: allowWithoutTransaction("bills.edit"),
    request: { params: idOf("billId"), body: json(NewBill) },
    responses: ok(BillPreview),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    const known = async (db: Database) => {
      const bill = found(await findBill(db, c.var.owner, billId))
      ensure(billCan.change(bill), "billIssued")
      return bill
    }
    return c.json(await draw(c, c.req.valid("json"), known), 200)
  },
)

type DraftIdentity = Pick<DraftInput, "id" | "number" | "kind" | "originId" | "currency">

async function draw(
  c: Call,
  typed: NewBill,
  find: (db: Database) => Promise<DraftIdentity>,
): Promise<BillPreview> {
  const { owner, parts, today, inTransaction } = c.var
  // Without a date it would bear that of the day on which it is issued.
  const dated = { ...typed, releaseDate: typed.releaseDate ?? today }
  const { frozen } = await inTransaction(async (db) => {
    const bill = await find(db)
    const { originId } = bill
    const left =
      bill.kind === "creditNote" && originId ? await findRemaining(db, owner, originId) : null
    const priced = priceBill(dated, await checkDraft({ owner, db }, typed), left)
    const { lines, ...written } = { ...bill, ...dated, ...priced }
    return prepare({ ...c.var, db }, written, lines)
  })
  return { svg: await drawDraft(await withPictures(parts.files, frozen)) }
}
