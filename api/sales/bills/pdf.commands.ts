import type { BillPreview, NewBill } from "#contract/bills"
import { xmlIn } from "../../e-invoice/on-thread"
import { ensure, found, HttpProblem } from "../../http/problem"
import { drawDraft, renderBill } from "../../paper/on-thread"
import type { OutsideContext } from "../../ports/context"
import { checkDraft } from "../documents/draft.commands"
import { withPictures } from "../documents/pictures.commands"
import { mayChargeVat } from "./franchise.commands"
import { leftOfOrigin, prepare } from "./preparation.commands"
import { findBill, findParts } from "./queries"
import { billCan, priceBill } from "./rules"
import { storedDocument, storedUbl } from "./stored-document.commands"

/** No transaction waits for a paper. */
type Outside = OutsideContext<"pool" | "files">

/** The PDF of an issued bill as it was sealed; a draft as it would be. */
export async function readPdf(context: Outside, billId: string) {
  const { owner, parts, inTransaction } = context
  const { number } = found(await inTransaction((db) => findBill(db, owner, billId)))
  const bytes = number ? await storedDocument(parts, owner, billId) : await draw()
  return { bytes: bytes ?? pending(), number }

  async function draw() {
    const { frozen } = await inTransaction(async (db) => {
      const current = found(await findBill(db, owner, billId))
      const { lines } = await findParts(db, owner, billId)
      return prepare({ ...context, db }, current, lines)
    })
    return renderBill(owner, await withPictures(parts.files, frozen), { draft: true })
  }
}

/** The issued bill as Cross Industry Invoice: the very XML that its PDF holds. */
export async function readXml(context: Outside, billId: string) {
  const { number, id } = await findIssued(context, billId)
  const document = (await storedDocument(context.parts, context.owner, id)) ?? pending()
  return { xml: found(await xmlIn(context.owner, document)), number }
}

/** The issued bill as UBL. */
export async function readUbl(context: Outside, billId: string) {
  const { number, id } = await findIssued(context, billId)
  return { xml: (await storedUbl(context.parts, context.owner, id)) ?? pending(), number }
}

async function findIssued({ owner, inTransaction }: Outside, billId: string) {
  const bill = found(await inTransaction((db) => findBill(db, owner, billId)))
  ensure(billCan.beSent(bill), "billDraft")
  return bill
}

function pending(): never {
  throw new HttpProblem(503, "documentPending", { headers: { "Retry-After": "2" } })
}

/** What a new bill is before anything is typed. */
const blank = { id: null, number: null, kind: "bill", originId: null, currency: "EUR" } as const

/** Draws what is typed as it would stand on paper, in a new bill or in the draft named; nothing is saved. */
export async function drawBill(
  context: Outside,
  typed: NewBill,
  billId?: string,
): Promise<BillPreview> {
  const { owner, parts, today, inTransaction } = context
  // Without a date it would bear that of the day on which it is issued.
  const dated = { ...typed, releaseDate: typed.releaseDate ?? today }
  const { frozen } = await inTransaction(async (db) => {
    const draft = billId ? found(await findBill(db, owner, billId)) : blank
    ensure(billCan.change(draft), "billIssued")
    const client = await checkDraft({ owner, db, today }, typed, {
      repeats: draft.originId !== null,
      chargesVat: await mayChargeVat({ owner, db, today }, typed),
    })
    const priced = priceBill(dated, client.name, await leftOfOrigin({ owner, db }, draft))
    const { lines, ...content } = { ...draft, ...dated, ...priced }
    return prepare({ ...context, db }, content, lines)
  })
  return { svg: await drawDraft(owner, await withPictures(parts.files, frozen)) }
}
