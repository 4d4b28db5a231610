import { createHash } from "node:crypto"
import type { z } from "zod"
import type { Book } from "#contract/books"
import { closedYearOf } from "#domain/closed-year"
import type { Day } from "#domain/day"
import { isCompany } from "#domain/legal-status"
import { vatRegimeOn } from "#domain/vat"
import { inTransaction } from "../../../database/client"
import { type AuditContext, recordExport } from "../../audit/commands"
import { xmlIn } from "../../e-invoice/factur-x"
import { csvOf } from "../../export/csv"
import type { ZipEntry } from "../../export/zip-stream"
import { ensure, HttpProblem } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import { listVatRegimes } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import { storedDocument, storedUbl } from "../../sales/bills/stored-document.commands"
import { listExpenses } from "../outcomes/queries"
import { creditsIn, earnedOf } from "./credits.rules"
import { addEntries, lockEntries } from "./entries.queries"
import { entriesBehind } from "./entries.rules"
import { listBilled, listChecked } from "./ledger.queries"
import {
  type Entry,
  expenseOf,
  inOrder,
  purchaseOf,
  receiptOf,
  saleOf,
  settlementsOf,
} from "./ledger.rules"
import { listDeclaredVat, listOpenings, listOwnMoves } from "./moves.queries"
import { declaredVatOf, openedWith, ownMoveOf } from "./moves.rules"
import { openingOf } from "./opening.rules"
import * as queries from "./queries"
import { billColumns, numbered, receiptColumns, receiptShown, sirenOf, sumsOf } from "./rules"

/** The receipts of a year, its sums, and what clients owe today by how late it is. */
export async function readBook(
  { db, owner, today }: Context,
  year: number,
): Promise<z.output<typeof Book>> {
  const rows = await queries.listReceipts(db, owner, year)
  const moves = await queries.listCreditMoves(db, owner)
  const ofCredits = new Set(moves.map(({ sequence }) => sequence))
  const years = new Set([Number(today.slice(0, 4)), year, ...(await queries.listYears(db, owner))])
  return {
    year,
    years: [...years].sort((one, other) => other - one),
    ...sumsOf(earnedOf(rows, moves, year)),
    credits: creditsIn(moves, year),
    receipts: rows.map((row) => receiptShown(row, ofCredits)),
    needsSiren: !sirenOf(await findProfile(db, owner)),
    brokenAt: (await queries.findBroken(db, owner)) ?? null,
    ageing: await queries.listAgeing(db, owner, today),
  }
}

/** The entries of a year's book as far as they are turnover; without what is a client's credit until it pays a bill. */
export async function listEarned({ db, owner }: Pick<Context, "db" | "owner">, year: number) {
  const entries = await queries.listReceipts(db, owner, year)
  return earnedOf(entries, await queries.listCreditMoves(db, owner), year)
}

/**
 * A year's accounting entries, and the SIREN under which the tax office reads them. What is given out for the
 * first time is numbered and kept by it.
 */
export async function entriesOf(
  context: Context & AuditContext,
  year: number,
): Promise<{ siren: string; entries: Entry[] }> {
  const { db, owner, now } = context
  const siren = sirenOf(await findProfile(db, owner))
  ensure(siren, "sellerSiren")
  const kept = await lockEntries(db, owner, year)
  await recordExport(context, "bills")
  const derived = inOrder([
    ...(await openingEntries(context, year)),
    ...(await derivedEntries(context, year)),
    ...(await otherEntries(context, year)),
  ])
  const behind = entriesBehind(kept, derived, now)
  await addEntries(db, owner, year, behind)
  return { siren, entries: [...kept, ...behind] }
}

/** The entries of a year as they follow from what was written down, in its order; nothing is kept. */
export async function derivedEntries(
  { db, owner }: Pick<Context, "db" | "owner">,
  year: number,
): Promise<Entry[]> {
  const billed = await listBilled(db, owner, year)
  const receipts = await queries.listReceipts(db, owner, year)
  const bought = await listChecked(db, owner)
  const regimes = await listVatRegimes(db, owner)
  const deductsOn = (day: Day) => vatRegimeOn(regimes, day) !== "franchise"
  return inOrder([
    ...billed.flatMap((facts) => [...saleOf(facts), ...settlementsOf(facts)]),
    ...receipts.map(receiptOf),
    ...bought.flatMap((facts) => purchaseOf(facts, deductsOn(facts.issueDate ?? ""))),
    ...(await listExpenses(db, owner)).map((facts) => expenseOf(facts, deductsOn(facts.day))),
  ]).filter(({ day }) => day.startsWith(`${year}-`))
}

/** As many years as the law has entries kept for, before the one that they are opened with. */
const yearsKept = 10

/** What a year begins with, once the books of the year before are closed: what is written into that one would change it. */
async function openingEntries(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  year: number,
): Promise<Entry[]> {
  if (!closedYearOf(`${year - 1}-12-31`, today)) return []
  const first = (await queries.findFirstYear(db, owner)) ?? year
  const before: Entry[] = []
  for (let each = Math.max(first, year - yearsKept); each < year; each++)
    before.push(
      ...(await derivedEntries({ db, owner }, each)),
      ...(await otherEntries({ db, owner }, each)),
    )
  return openingOf(before, year)
}

/** What a year was begun with here, own money that moved in it, and the returns of VAT that were declared of it: neither brings VAT. */
async function otherEntries(
  { db, owner }: Pick<Context, "db" | "owner">,
  year: number,
): Promise<Entry[]> {
  const legalStatus = (await findProfile(db, owner))?.legalStatus
  const isOfCompany = legalStatus ? isCompany(legalStatus) : false
  const moves = await listOwnMoves(db, owner, year)
  const declared = await listDeclaredVat(db, owner, year)
  const openings = await listOpenings(db, owner, year)
  return [
    ...openings.map(openedWith),
    ...moves.map((move) => ownMoveOf(move, isOfCompany)),
    ...declared.map(declaredVatOf),
  ]
}

/** The files of a year: each bill as PDF, XML and UBL, both lists, and the SHA-256 of each file. */
export async function filesOf(
  context: Omit<Context<"files" | "pool">, "db"> & Omit<AuditContext, "db">,
  year: number,
  language: "fr" | "en",
): Promise<ZipEntry[]> {
  const { owner, parts } = context
  const { issued, receipts } = await inTransaction(parts.pool, owner, async (db) => {
    await recordExport({ ...context, db }, "bills")
    return {
      issued: await queries.listIssued(db, owner, year),
      receipts: await queries.listReceipts(db, owner, year),
    }
  })
  const files: ZipEntry[] = []
  const text = (name: string, content: string) =>
    files.push({ name, bytes: new TextEncoder().encode(content) })
  for (const bill of issued) {
    const pdf = await storedDocument(parts, owner, bill.id)
    if (!pdf) throw new HttpProblem(503, "documentPending", { headers: { "Retry-After": "5" } })
    files.push({ name: `factures/${bill.number}.pdf`, bytes: pdf })
    const xml = await xmlIn(pdf)
    if (xml) files.push({ name: `factures/${bill.number}.xml`, bytes: xml })
    text(`factures/${bill.number}.ubl.xml`, (await storedUbl(parts, owner, bill.id)) ?? "")
  }
  text("factures.csv", csvOf(language, billColumns, issued))
  text("recettes.csv", csvOf(language, receiptColumns, receipts.map(numbered)))
  const sums = files.map(
    ({ name, bytes }) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`,
  )
  text("SHA256SUMS", sums.join(""))
  return files
}
