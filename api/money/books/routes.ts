import { createHash } from "node:crypto"
import { createRoute } from "@hono/zod-openapi"
import { Book, BookFilter } from "#contract/books"
import { inTransaction } from "../../../database/client"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { xmlIn } from "../../e-invoice/factur-x"
import { answerCsv, csvOf } from "../../export/csv"
import { answerXlsx } from "../../export/xlsx"
import { type ZipEntry, zip } from "../../export/zip-stream"
import { fileHeaders } from "../../http/file-headers"
import { area, download, ok } from "../../http/operation"
import { ensure, HttpProblem } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import type { ProfileData } from "../../people/profile/rules"
import type { Call } from "../../ports/context"
import { storedDocument, storedUbl } from "../../sales/bills/stored-document.commands"
import { fecName, fecOf } from "./fec.rules"
import { listBilled, listChecked } from "./ledger.queries"
import { inOrder, purchaseOf, receiptOf, saleOf, settlementsOf } from "./ledger.rules"
import * as queries from "./queries"
import { billColumns, receiptColumns, sumsOf } from "./rules"

/** The books: what came in, what is owed, and a year to hand over. */
export const books = area()

books.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "readBook",
    description: "The receipts of a year, its sums, and what clients owe today by how late it is.",
    middleware: allow("bills.see"),
    request: { query: BookFilter },
    responses: ok(Book),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const year = yearOf(c)
    const rows = await queries.listReceipts(db, owner, year)
    const years = new Set([
      Number(today.slice(0, 4)),
      year,
      ...(await queries.listYears(db, owner)),
    ])
    return c.json(
      {
        year,
        years: [...years].sort((one, other) => other - one),
        ...sumsOf(rows),
        receipts: rows.map(
          ({ owner: _, clientId: __, previousSha256: ___, sha256: ____, recordedAt, ...row }) => ({
            ...row,
            recordedAt: recordedAt.toISOString(),
          }),
        ),
        needsSiren: !sirenOf(await findProfile(db, owner)),
        brokenAt: (await queries.findBroken(db, owner)) ?? null,
        ageing: await queries.listAgeing(db, owner, today),
      },
      200,
    )
  },
)

books.openapi(
  createRoute({
    method: "get",
    path: "/receipts/csv",
    operationId: "exportReceipts",
    description: "The book of receipts of a year.",
    middleware: allow("bills.export"),
    request: { query: BookFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const year = yearOf(c)
    const rows = await queries.listReceipts(c.var.db, c.var.owner, year)
    await recordExport(c, "bills")
    return answerCsv(c, `recettes-${year}`, receiptColumns, rows.map(numbered))
  },
)

books.openapi(
  createRoute({
    method: "get",
    path: "/receipts/xlsx",
    operationId: "exportReceiptsAsWorkbook",
    description: "The book of receipts of a year, as a workbook (XLSX).",
    middleware: allow("bills.export"),
    request: { query: BookFilter },
    responses: download("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  }),
  async (c) => {
    const year = yearOf(c)
    const rows = await queries.listReceipts(c.var.db, c.var.owner, year)
    await recordExport(c, "bills")
    return answerXlsx(c, `recettes-${year}`, receiptColumns, rows.map(numbered))
  },
)

books.openapi(
  createRoute({
    method: "get",
    path: "/archive",
    operationId: "exportYear",
    description:
      "A year as one archive: each bill as PDF, XML and UBL, both lists, and the SHA-256 of each file.",
    middleware: allowWithoutTransaction("bills.export"),
    request: { query: BookFilter },
    responses: download("application/zip"),
  }),
  async (c) => {
    const year = yearOf(c)
    const archive = zip(await filesOf(c, year))
    return c.body(new Uint8Array(archive), 200, fileHeaders("application/zip", `plume-${year}.zip`))
  },
)

books.openapi(
  createRoute({
    method: "get",
    path: "/fec",
    operationId: "exportEntries",
    description:
      "A year's accounting entries as the tax office reads them: 18 columns, tabs, ISO 8859-15 (LPF A47 A-1).",
    middleware: allow("bills.export"),
    request: { query: BookFilter },
    responses: download("text/plain"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const year = yearOf(c)
    const profile = await findProfile(db, owner)
    const siren = sirenOf(profile)
    ensure(profile && siren, "sellerSiren")
    const billed = await listBilled(db, owner, year)
    const receipts = await queries.listReceipts(db, owner, year)
    const bought = await listChecked(db, owner)
    await recordExport(c, "bills")
    const entries = inOrder([
      ...billed.flatMap((facts) => [...saleOf(facts), ...settlementsOf(facts)]),
      ...receipts.map(receiptOf),
      ...bought.flatMap((facts) => purchaseOf(facts, profile.vatRegime !== "franchise")),
    ]).filter(({ day }) => day.startsWith(`${year}-`))
    return c.body(
      new Uint8Array(fecOf(entries)),
      200,
      fileHeaders("text/plain; charset=iso-8859-15", fecName(siren, `${year}-12-31`)),
    )
  },
)

/** Numbers of a table are cents; the place in the book is none. */
const numbered = <Row extends { sequence: number }>(row: Row) => ({
  ...row,
  sequence: String(row.sequence),
})

const yearOf = (c: Call) => Number(c.req.query("year") ?? c.var.today.slice(0, 4))

async function filesOf(c: Call, year: number): Promise<ZipEntry[]> {
  const { owner, parts } = c.var
  const { issued, receipts } = await inTransaction(parts.pool, owner, async (db) => {
    await recordExport({ var: { ...c.var, db } } as Call, "bills")
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
  const { language } = c.var
  text("factures.csv", csvOf(language, billColumns, issued))
  text("recettes.csv", csvOf(language, receiptColumns, receipts.map(numbered)))
  const sums = files.map(
    ({ name, bytes }) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`,
  )
  text("SHA256SUMS", sums.join(""))
  return files
}

/** A SIRET begins with the SIREN. */
const sirenOf = (profile: Pick<ProfileData, "siren" | "siret"> | undefined) =>
  profile?.siren ?? profile?.siret?.slice(0, 9)
