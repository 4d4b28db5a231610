import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Import,
  ImportColumns,
  ImportConfirmation,
  ImportDetails,
  ImportRowFilter,
  ImportRows,
  NewImport,
} from "#contract/imports"
import { allowAnyRight, allowWithoutTransaction } from "../../access/allow"
import type { Call } from "../../http/env"
import { message, translate } from "../../http/messages"
import { area, created, idOf, json, ok } from "../../http/operation"
import * as commands from "./commands"
import type { ImportRow } from "./queries"
import { canUndo, countsOf } from "./rules"

/** Records from a file of another tool. Each operation asks for the right to make such records. */
export const imports = area()

const params = idOf("importId")
const rowsPerPage = 100

imports.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listImports",
    description: "The latest fifty files that records came from, and those that are begun.",
    middleware: allowAnyRight(),
    responses: ok(z.array(Import)),
  }),
  async (c) => c.json((await commands.listImports(c.var)).map(show), 200),
)

imports.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addImport",
    description:
      "Reads a CSV, an XLSX or vCards that were sent (5 MB, 5,000 rows), and guesses which column is what; of events an iCalendar (10 MB, 5,000 events). Nothing is made yet.",
    middleware: allowWithoutTransaction(),
    request: { body: json(NewImport) },
    responses: created(ImportDetails),
  }),
  async (c) => c.json(details(c, await commands.beginImport(c.var, c.req.valid("json"))), 201),
)

imports.openapi(
  createRoute({
    method: "get",
    path: "/{importId}",
    operationId: "findImport",
    middleware: allowWithoutTransaction(),
    request: { params },
    responses: ok(ImportDetails),
  }),
  async (c) =>
    c.json(details(c, await commands.findImport(c.var, c.req.valid("param").importId)), 200),
)

imports.openapi(
  createRoute({
    method: "get",
    path: "/{importId}/rows",
    operationId: "listImportRows",
    description: "What would become of each row: new, likely there already, or refused and why.",
    middleware: allowWithoutTransaction(),
    request: { params, query: ImportRowFilter },
    responses: ok(ImportRows),
  }),
  async (c) => {
    const planned = await commands.findImport(c.var, c.req.valid("param").importId)
    const { state, page } = c.req.valid("query")
    const rows = planned.rows.filter((row) => !state || row.state === state)
    const shown = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)
    return c.json({ total: rows.length, rows: shown.map((row) => showRow(c, planned, row)) }, 200)
  },
)

imports.openapi(
  createRoute({
    method: "put",
    path: "/{importId}/columns",
    operationId: "changeImportColumns",
    description:
      "Says which column of the file each field is read from; remembered for the next such file.",
    middleware: allowWithoutTransaction(),
    request: { params, body: json(ImportColumns) },
    responses: ok(ImportDetails),
  }),
  async (c) => {
    const { importId } = c.req.valid("param")
    return c.json(
      details(c, await commands.changeColumns(c.var, importId, c.req.valid("json"))),
      200,
    )
  },
)

imports.openapi(
  createRoute({
    method: "post",
    path: "/{importId}/confirmation",
    operationId: "confirmImport",
    description:
      "Makes records of the rows, all or none: those that look like a record that is there only where it is asked for. 409 while rows are refused, unless they are to be left out.",
    middleware: allowWithoutTransaction(),
    request: { params, body: json(ImportConfirmation) },
    responses: ok(ImportDetails),
  }),
  async (c) => {
    const { importId } = c.req.valid("param")
    const confirmed = c.req.valid("json")
    return c.json(details(c, await commands.confirmImport(c.var, importId, confirmed)), 200)
  },
)

imports.openapi(
  createRoute({
    method: "post",
    path: "/{importId}/undoing",
    operationId: "undoImport",
    description:
      "Takes back everything that the import made, for a day; 409 where something refers to one of the records.",
    middleware: allowAnyRight(),
    request: { params },
    responses: ok(ImportDetails),
  }),
  async (c) =>
    c.json(details(c, await commands.undoImport(c.var, c.req.valid("param").importId)), 200),
)

/** A row as it travels. */
const show = ({ id, version, kind, fileName, recordIds, merged, ...row }: ImportRow): Import => ({
  ...{ id, version, kind, fileName, merged: merged.length },
  added: row.rowCount ?? recordIds.length,
  beside: recordIds.length - (row.rowCount ?? recordIds.length),
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  importedAt: row.importedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})

function details(c: Call, { row, kind, table, rows }: commands.Planned): ImportDetails {
  const counts = countsOf(rows)
  return {
    ...show(row),
    letters: table?.letters ?? null,
    leftOut: table?.leftOut.slice(0, 20) ?? [],
    headings: (kind.rowsIn ? [] : (table?.headings ?? [])).map((name, at) => ({
      name,
      sample: table?.rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, 60) ?? null,
    })),
    fields: (kind.rowsIn ? [] : kind.fields).map(({ name, label, required = false }) => ({
      name,
      label: translate(c.var.language, label),
      required,
      column: row.columns[name] ?? null,
    })),
    counts,
    merges: kind.merge !== undefined,
    can: [
      ...(table && !kind.rowsIn ? (["change"] as const) : []),
      ...(table && counts.new + counts.twin + (counts.changed ?? 0) > 0
        ? (["confirm"] as const)
        : []),
      ...(canUndo(row, c.var.now) ? (["undo"] as const) : []),
    ],
  }
}

function showRow(
  c: Call,
  { kind }: commands.Planned,
  { line, title, detail, state, twin, makes, errors, remarks }: commands.Planned["rows"][number],
): ImportRows["rows"][number] {
  const labelOf = (path: string) => kind.fields.find(({ name }) => name === path)?.label
  return {
    ...{ line, title, detail, state, twin, makes },
    remarks: remarks.map((code) => message(c.var.language, code)),
    errors: errors.map(({ path, code }) => ({
      label: translate(c.var.language, labelOf(path) ?? path),
      code,
      message: message(c.var.language, code),
    })),
  }
}
