import { quoteSeries } from "#domain/bill-kind"
import { formatBillNumber } from "#domain/bill-number"
import { addDays, yearOf } from "#domain/day"
import { HttpProblem } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findStart, lockSeries } from "../numbering/queries"
import { addEdition } from "./edition.queries"
import { prepare } from "./preparation.commands"
import { addEvent, changeQuote, findLines, nextSeriesNumber, type QuoteRow } from "./queries"

/**
 * Freezes the draft as the next edition of the quote, and gives it its number with the first one. The caller
 * holds its lock.
 */
export async function issueQuote(context: Context, quote: QuoteRow): Promise<void> {
  const { owner, db, today, now } = context
  const lines = await findLines(db, owner, quote.id)
  const year = quote.year ?? yearOf(today)
  const before = await prepare(context, quote, lines)
  if (before.missing.length)
    throw new HttpProblem(409, "quoteIncomplete", {
      errors: before.missing.map(({ where, path, code }) => ({ path: `${where}.${path}`, code })),
    })
  await lockSeries(db, owner, quoteSeries)
  const first = (await findStart(db, owner, quoteSeries, year)) ?? 1
  const sequence = quote.sequence ?? (await nextSeriesNumber(db, owner, year, first))
  const number = formatBillNumber({ series: quoteSeries, year, rank: sequence })
  const edition = quote.edition + 1
  const snapshot = { ...before.frozen, number }
  await changeQuote(db, owner, quote.id, {
    year,
    sequence,
    number,
    edition,
    drafting: false,
    releaseDate: today,
    validUntil: addDays(today, quote.validDays),
    sentAt: null,
  })
  await addEdition(db, owner, { quoteId: quote.id, edition, snapshot, frozenAt: now })
  const detail = edition > 1 ? `${number} · ${edition}` : number
  await addEvent(db, owner, { quoteId: quote.id, what: "issued", at: now, detail })
}
