import type { BillPreview } from "#contract/bills"
import type { NewQuote } from "#contract/quotes"
import { ensure, found } from "../../http/problem"
import { drawDraft, renderBill } from "../../paper/on-thread"
import type { OutsideContext } from "../../ports/context"
import { withPictures } from "../documents/pictures.commands"
import { priceQuote } from "./draft.commands"
import { prepare } from "./preparation.commands"
import { findLines, findQuote } from "./queries"
import { quoteCan } from "./rules"
import { storedEdition } from "./stored-edition.commands"

type Outside = OutsideContext<"pool" | "files">

/** The last edition as it was issued; a draft as it would be. No transaction waits for the paper. */
export async function readPdf(context: Outside, quoteId: string) {
  const { owner, parts, inTransaction } = context
  const quote = found(await inTransaction((db) => findQuote(db, owner, quoteId)))
  const { number, edition } = quote
  if (!quote.drafting) {
    const { bytes } = found(await storedEdition(parts, owner, { quoteId, edition }))
    return { bytes, number }
  }
  const { frozen } = await inTransaction(async (db) =>
    prepare({ ...context, db }, quote, await findLines(db, owner, quoteId)),
  )
  const paper = await withPictures(parts.files, frozen)
  return { bytes: await renderBill(owner, paper, { draft: true }), number }
}

/** Draws what is typed as it would stand on paper, in a new quote or in the one named; nothing is saved. */
export async function drawQuote(
  context: Outside,
  typed: NewQuote,
  quoteId?: string,
): Promise<BillPreview> {
  const { owner, parts, today, inTransaction } = context
  const { frozen } = await inTransaction(async (db) => {
    const quote = quoteId ? found(await findQuote(db, owner, quoteId)) : undefined
    if (quote) ensure(quoteCan.change(quote), "quoteAccepted")
    const { number, edition, currency } = quote ?? { number: null, edition: 0, currency: "EUR" }
    const priced = await priceQuote({ owner, db, today }, typed)
    const content = { ...typed, ...priced, number, edition, currency, drafting: true }
    return prepare({ ...context, db }, { ...content, releaseDate: null }, priced.lines)
  })
  return { svg: await drawDraft(owner, await withPictures(parts.files, frozen)) }
}
