import { createRoute } from "@hono/zod-openapi"
import { Book, BookFilter } from "#contract/books"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerXlsx } from "../../export/xlsx"
import { zip } from "../../export/zip-stream"
import type { Call } from "../../http/env"
import { fileHeaders } from "../../http/file-headers"
import { area, download, ok } from "../../http/operation"
import { entriesOf, filesOf, readBook } from "./commands"
import { fecName, fecOf } from "./fec.rules"
import * as queries from "./queries"
import { numbered, receiptColumns } from "./rules"

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
  async (c) => c.json(await readBook(c.var, yearOf(c)), 200),
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
    await recordExport(c.var, "bills")
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
    await recordExport(c.var, "bills")
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
    const archive = zip(await filesOf(c.var, year, c.var.language))
    return c.body(new Uint8Array(archive), 200, fileHeaders("application/zip", `plume-${year}.zip`))
  },
)

books.openapi(
  createRoute({
    method: "get",
    path: "/fec",
    operationId: "exportEntries",
    description:
      "A year's accounting entries as the tax office reads them: 18 columns, tabs, ISO 8859-15 (LPF A47 A-1). An entry keeps its number and its day of validation from the first time on.",
    middleware: allowWithoutTransaction("bills.export"),
    request: { query: BookFilter },
    responses: download("text/plain"),
  }),
  async (c) => {
    const year = yearOf(c)
    const { siren, entries } = await c.var.inTransaction((db) => entriesOf({ ...c.var, db }, year))
    return c.body(
      new Uint8Array(fecOf(entries)),
      200,
      fileHeaders("text/plain; charset=iso-8859-15", fecName(siren, `${year}-12-31`)),
    )
  },
)

const yearOf = (c: Call) => Number(c.req.query("year") ?? c.var.today.slice(0, 4))
