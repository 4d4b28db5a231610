import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm"
import type { NewQuote, QuoteFilter } from "#contract/quotes"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset, orElse } from "../../http/page"
import { bills } from "../bills/schema"
import { quoteBills, quoteEvents, quoteLines, quoteSeries, quotes } from "./schema"

const {
  owner: _,
  services: _services,
  place: _place,
  words: _words,
  ...own
} = getTableColumns(quotes)
/** What is read of a quote, with the bill of the whole. */
const columns = {
  ...own,
  billId: sql<string | null>`${quoteBills.billId}`,
  billNumber: bills.number,
}
const listed = projection(columns)

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>
export type LineRow = Awaited<ReturnType<typeof findLines>>[number]

const sorts = {
  number: quotes.place,
  releaseDate: orElse(quotes.releaseDate, sql`'infinity'::date`),
  validUntil: orElse(quotes.validUntil, sql`'infinity'::date`),
  client: sql`${quotes.clientName} collate "fr-x-icu"`,
  totalTTC: quotes.totalTTC,
}

const itsBill = and(eq(quoteBills.owner, quotes.owner), eq(quoteBills.quoteId, quotes.id))
const asBill = and(eq(bills.owner, quoteBills.owner), eq(bills.id, quoteBills.billId))

const read = (db: Database) =>
  db.select(columns).from(quotes).leftJoin(quoteBills, itsBill).leftJoin(bills, asBill)

/** The same as `statusOf` says, for rows that are not read yet. */
function inState(state: NonNullable<QuoteFilter["state"]>, today: Day): SQL | undefined {
  const over = sql`${quotes.validUntil} < ${today}::date`
  const unanswered = sql`not ${quotes.drafting} and ${quotes.answer} is null`
  switch (state) {
    case "draft":
      return sql`${quotes.drafting}`
    case "accepted":
      return sql`${quotes.answer} = 'accepted' and ${bills.number} is null`
    case "billed":
      return sql`${quotes.answer} = 'accepted' and ${bills.number} is not null`
    case "refused":
      return sql`${quotes.answer} = 'refused'`
    case "expired":
      return and(unanswered, over)
    case "sent":
      return and(unanswered, sql`not (${over}) and ${quotes.sentAt} is not null`)
    case "issued":
      return and(unanswered, sql`not (${over}) and ${quotes.sentAt} is null`)
  }
}

const matching = (owner: Owner, filter: QuoteFilter, today: Day) =>
  and(
    eq(quotes.owner, owner),
    filter.id ? inArray(quotes.id, filter.id) : undefined,
    filter.clientId ? eq(quotes.clientId, filter.clientId) : undefined,
    filter.billId ? eq(quoteBills.billId, filter.billId) : undefined,
    filter.state ? inState(filter.state, today) : undefined,
    filter.q ? sql`${quotes.id} = any(find_quotes(${filter.q}))` : undefined,
  )

export function listQuotes(db: Database, owner: Owner, filter: QuoteFilter, today: Day) {
  const page = keyset(filter, sorts, quotes.id, "-releaseDate")
  const withBill = sql`${quotes} left join ${quoteBills} on ${itsBill} left join ${bills} on ${asBill}`
  return page.list(db, listed, withBill, matching(owner, filter, today))
}

/** Every quote of the filter, newest first: at most as many as a spreadsheet is good for. */
export const exportQuotes = (db: Database, owner: Owner, filter: QuoteFilter, today: Day) =>
  read(db)
    .where(matching(owner, filter, today))
    .orderBy(sql`${sorts.releaseDate} desc`, quotes.id)
    .limit(50_000)

/** The newest whose number, client or services contain the words. */
export const searchQuotes = (db: Database, owner: Owner, q: string, most: number) =>
  read(db)
    .where(and(eq(quotes.owner, owner), sql`${quotes.id} = any(find_quotes(${q}))`))
    .orderBy(sql`${quotes.place} desc`, sql`${quotes.id} desc`)
    .limit(most)

export async function findQuote(db: Database, owner: Owner, id: string) {
  const [quote] = await read(db).where(and(eq(quotes.owner, owner), eq(quotes.id, id)))
  return quote
}

/** The quote, which nobody else changes until the transaction ends. */
export async function lockQuote(db: Database, owner: Owner, id: string) {
  const [locked] = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.owner, owner), eq(quotes.id, id)))
    .for("update")
  return locked && findQuote(db, owner, id)
}

export function findLines(db: Database, owner: Owner, quoteId: string) {
  const {
    owner: _owner,
    quoteId: _quoteId,
    position: _position,
    ...line
  } = getTableColumns(quoteLines)
  return db
    .select(line)
    .from(quoteLines)
    .where(and(eq(quoteLines.owner, owner), eq(quoteLines.quoteId, quoteId)))
    .orderBy(asc(quoteLines.position))
}

/** What the lines of a quote come to, in cents. */
interface QuotePrice {
  clientName: string
  lines: (NewQuote["lines"][number] & { amountHT: number })[]
  totalHT: number
  totalVat: number
  totalTTC: number
}

export async function addQuote(db: Database, owner: Owner, quote: NewQuote, priced: QuotePrice) {
  const [added] = await db
    .insert(quotes)
    .values({ ...columnsOf(quote, priced), owner })
    .returning({ id: quotes.id })
  if (added) await addLines(db, owner, added.id, priced)
  return added && findQuote(db, owner, added.id)
}

/** Writes a draft anew; of what was issued, the draft of a next edition. The caller holds its lock. */
export async function rewriteQuote(
  db: Database,
  owner: Owner,
  id: string,
  quote: NewQuote,
  priced: QuotePrice,
) {
  await changeQuote(db, owner, id, {
    ...columnsOf(quote, priced),
    drafting: true,
    answer: null,
    answeredOn: null,
  })
  await db.delete(quoteLines).where(and(eq(quoteLines.owner, owner), eq(quoteLines.quoteId, id)))
  await addLines(db, owner, id, priced)
}

/** The caller holds its lock. */
export async function changeQuote(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Omit<typeof quotes.$inferInsert, "id" | "owner" | "version">>,
) {
  await db
    .update(quotes)
    .set(changes)
    .where(and(eq(quotes.owner, owner), eq(quotes.id, id)))
}

/** Remembers when its edition first left for its client. */
export async function markSent(db: Database, owner: Owner, id: string, at: Date) {
  await db
    .update(quotes)
    .set({ sentAt: at })
    .where(and(eq(quotes.owner, owner), eq(quotes.id, id), isNull(quotes.sentAt)))
}

export async function removeQuote(db: Database, owner: Owner, id: string) {
  await db.delete(quotes).where(and(eq(quotes.owner, owner), eq(quotes.id, id)))
}

/** Removes the drafts among them; what was issued is kept. */
export async function removeQuotes(db: Database, owner: Owner, ids: string[]) {
  const { id, number } = quotes
  const wanted = and(eq(quotes.owner, owner), inArray(id, ids))
  const there = await db.select({ id, number }).from(quotes).where(wanted).for("update")
  const removed = await db
    .delete(quotes)
    .where(and(wanted, isNull(number)))
    .returning({ id })
  const kept = there.flatMap((quote) =>
    quote.number === null ? [] : [{ id: quote.id, name: quote.number }],
  )
  return { there: there.map((quote) => quote.id), done: removed.map((quote) => quote.id), kept }
}

/** The next number of the year's series; whoever asks next waits until this one is settled. */
export async function nextSeriesNumber(
  db: Database,
  owner: Owner,
  year: number,
  first: number,
): Promise<number> {
  const [series] = await db
    .insert(quoteSeries)
    .values({ owner, year, last: first })
    .onConflictDoUpdate({
      target: [quoteSeries.owner, quoteSeries.year],
      set: { last: sql`${quoteSeries.last} + 1` },
    })
    .returning({ last: quoteSeries.last })
  return series?.last ?? first
}

export async function addEvent(
  db: Database,
  owner: Owner,
  event: { quoteId: string; what: string; at: Date; detail?: string },
) {
  await db.insert(quoteEvents).values({ ...event, owner })
}

export const findEvents = (db: Database, owner: Owner, quoteId: string) =>
  db
    .select({ what: quoteEvents.what, at: quoteEvents.at, detail: quoteEvents.detail })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.owner, owner), eq(quoteEvents.quoteId, quoteId)))
    .orderBy(asc(quoteEvents.id))

/** Says which bill is that of the whole; there is one at most. */
export async function addQuotedBill(db: Database, owner: Owner, quoteId: string, billId: string) {
  await db.insert(quoteBills).values({ owner, quoteId, billId })
}

async function addLines(db: Database, owner: Owner, quoteId: string, { lines }: QuotePrice) {
  await db
    .insert(quoteLines)
    .values(lines.map((line, position) => ({ ...line, owner, quoteId, position })))
}

function columnsOf({ lines: _lines, ...quote }: NewQuote, priced: QuotePrice) {
  return {
    ...quote,
    clientName: priced.clientName,
    totalHT: priced.totalHT,
    totalVat: priced.totalVat,
    totalTTC: priced.totalTTC,
    services: priced.lines.map(({ serviceName }) => serviceName).join(" · "),
  }
}
