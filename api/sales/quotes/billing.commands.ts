import type { z } from "zod"
import type { NewDeposit } from "#contract/bills"
import { ensure, found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { draftBill } from "../bills/draft.commands"
import type { BillRow } from "../bills/queries"
import { draftDeposit } from "../issuing/deposit.commands"
import { typedIn } from "./draft.rules"
import { addEvent, addQuotedBill, findLines, lockQuote, type QuoteRow } from "./queries"
import { billOf, quoteCan } from "./rules"

/** Drafts the bill of the whole; there is one at a time. Answers its id. */
export async function billQuote(context: Context, quoteId: string): Promise<string> {
  const quote = await lockAccepted(context, quoteId)
  ensure(quote.billId === null, "quoteBilled")
  return draftWhole(context, quote)
}

/** Drafts a deposit, and the bill of the whole that will deduct it, unless there is one already. */
export async function billDeposit(
  context: Context,
  quoteId: string,
  deposit: z.output<typeof NewDeposit>,
): Promise<BillRow> {
  const quote = await lockAccepted(context, quoteId)
  ensure(quote.billNumber === null, "quoteBilled")
  return draftDeposit(context, quote.billId ?? (await draftWhole(context, quote)), deposit)
}

async function lockAccepted({ owner, db }: Context, quoteId: string): Promise<QuoteRow> {
  const quote = found(await lockQuote(db, owner, quoteId))
  ensure(quoteCan.beBilled(quote), "quoteNotAccepted")
  return quote
}

/** The draft of the whole, by what was accepted; answers its id. The lock of the quote is held. */
async function draftWhole(context: Context, quote: QuoteRow): Promise<string> {
  const { owner, db, now } = context
  const client = found(await findClient(db, owner, quote.clientId))
  const offered = typedIn(quote, await findLines(db, owner, quote.id))
  const bill = await draftBill(context, billOf(offered, client.kind), { repeats: true })
  await addQuotedBill(db, owner, quote.id, bill.id)
  await addEvent(db, owner, { quoteId: quote.id, what: "billed", at: now })
  return bill.id
}
