import {
  type ImportColumns,
  type ImportConfirmation,
  importFields,
  largestImport,
} from "#contract/imports"
import type { Permission } from "#contract/permissions"
import type { Database } from "../../../database/client"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { bytesLater } from "../../file-store/later"
import { findFile } from "../../files/queries"
import { ensure, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Context, OutsideContext } from "../../ports/context"
import type { ImportKind } from "../../ports/import-kind"
import { readTable } from "../../spreadsheets/on-thread"
import type { SheetRow, SheetTable } from "../../spreadsheets/read-table"
import { extensions } from "../extensions/list.commands"
import * as queries from "./queries"
import type { PlannedRow } from "./rules"
import { aDayBefore, canUndo, cellsOf, guessColumns, planRows, splitTable } from "./rules"

type Importing = OutsideContext<"files">
type Row = queries.ImportRow

/** An import, the table in its file while it is not imported, and what would become of its rows. */
export interface Planned {
  row: Row
  kind: ImportKind
  table: (Omit<SheetTable, "rows"> & { headings: string[]; rows: SheetRow[] }) | undefined
  rows: PlannedRow[]
}

/** The right to make such records is that of importing them. */
function kindOf(rights: ReadonlySet<Permission>, name: Row["kind"]): ImportKind {
  const kind = extensions[name].import
  if (!rights.has(`${kind.menu}.create`)) throw new HttpProblem(403, "forbidden")
  return kind
}

/** Those of the kinds that the caller may make records of. */
export async function listImports({ db, owner, now, rights }: Context): Promise<Row[]> {
  const rows = await queries.listImports(db, owner, aDayBefore(now))
  return rows.filter(({ kind }) => rights.has(`${extensions[kind].import.menu}.create`))
}

/** Reads a file that was sent: its columns as they were read the last time, else as they are called. */
export async function beginImport(
  context: Importing,
  { kind: name, fileId }: { kind: Row["kind"]; fileId: string },
): Promise<Planned> {
  const { inTransaction, owner, now } = context
  const kind = kindOf(context.rights, name)
  const read = await tableIn(context, kind, fileId)
  if (!read) return invalid([{ path: "fileId", code: "unknown" }])
  const { file, table } = read
  if (typeof table === "string") return invalid([{ path: "fileId", code: table }])
  const { headings } = table
  return inTransaction(async (db) => {
    await queries.dropAbandoned(db, owner, aDayBefore(now))
    const remembered = await queries.findRemembered(db, owner, { kind: name, headings })
    const columns = kind.rowsIn
      ? { [importFields[name][0]]: 0 }
      : (remembered ?? guessColumns(kind, headings))
    const values = { kind: name, fileId: file.id, fileName: file.name, headings, columns }
    const row = found(await queries.addImport(db, owner, values))
    return { row, kind, table, rows: await plan(context, db, { row, kind, table }) }
  })
}

export async function findImport(context: Importing, id: string): Promise<Planned> {
  const { inTransaction, owner } = context
  const row = found(await inTransaction((db) => queries.findImport(db, owner, id)))
  const kind = kindOf(context.rights, row.kind)
  if (row.importedAt) return { row, kind, table: undefined, rows: [] }
  const { table } = found(await tableIn(context, kind, row.fileId))
  if (typeof table === "string") throw new HttpProblem(404, "notFound")
  const rows = await inTransaction((db) => plan(context, db, { row, kind, table }))
  return { row, kind, table, rows }
}

/** Says which column each field is read from. */
export async function changeColumns(
  context: Importing,
  id: string,
  { columns, version }: ImportColumns,
): Promise<Planned> {
  const { inTransaction, owner } = context
  const before = await findImport(context, id)
  ensure(before.table, "importDone")
  if (before.kind.rowsIn) invalid([{ path: "columns", code: "choice" }])
  const width = before.table.headings.length
  const names = importFields[before.row.kind]
  const chosen = Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))
  const outside = names.filter((name) => (chosen[name] ?? 0) >= width)
  if (outside.length > 0)
    invalid(outside.map((name) => ({ path: `columns.${name}`, code: "choice" })))
  const changed = await inTransaction((db) =>
    queries.changeImport(db, owner, { id, version }, { columns: chosen }),
  )
  return changed ? findImport(context, id) : stale(before.row)
}

/** Makes records of all rows that are to be, or of none. */
export async function confirmImport(
  context: Importing & Omit<AuditContext, "db">,
  id: string,
  { twins, leaveOut, version }: ImportConfirmation,
): Promise<Planned> {
  const { inTransaction, owner, now } = context
  const before = await findImport(context, id)
  const { kind, table } = before
  ensure(table, "importDone")
  const row = await inTransaction(async (db) => {
    const row = found(await queries.lockImport(db, owner, id))
    ensure(!row.importedAt, "importDone")
    if (row.version !== version) stale(before.row)
    const planned = await plan(context, db, { row, kind, table })
    ensure(leaveOut || planned.every(({ state }) => state !== "refused"), "importRefused")
    if (twins === "merge" && !kind.merge) invalid([{ path: "twins", code: "choice" }])
    const merging = table.rows.flatMap((each, at) => {
      const { state, twinId } = planned[at] ?? {}
      const isMerged = twinId && (state === "changed" || (twins === "merge" && state === "twin"))
      return isMerged ? [{ id: twinId, cells: cellsOf(row.columns, each) }] : []
    })
    const cells = table.rows
      .filter((_, at) => ["new", twins === "add" && "twin"].includes(planned[at]?.state ?? false))
      .map((each) => cellsOf(row.columns, each))
    ensure(cells.length + merging.length > 0, "importNothing")
    const merged = (await kind.merge?.({ ...context, db }, merging)) ?? []
    const recordIds = await kind.add({ ...context, db }, cells)
    const subject = { id: row.id, name: row.fileName }
    const after = { kind: row.kind, added: recordIds.length, merged: merged.length }
    await recordAudit({ ...context, db }, "imports.confirmed", subject, { after })
    // Of contacts a row is a record, and companies may be made beside them.
    const rowCount = row.kind === "contacts" ? cells.length : recordIds.length
    const made = { importedAt: now, recordIds, merged, rowCount }
    return found(await queries.changeImport(db, owner, row, made))
  })
  return { row, kind, table: undefined, rows: [] }
}

/** Takes back everything that an import made, whole, for a day. */
export async function undoImport(context: Context & AuditContext, id: string): Promise<Planned> {
  const { db, owner, now } = context
  const row = found(await queries.lockImport(db, owner, id))
  const kind = kindOf(context.rights, row.kind)
  ensure(canUndo(row, now), "importNotUndone")
  await kind.restore?.(context, row.merged)
  await kind.remove(context, row.recordIds)
  const subject = { id: row.id, name: row.fileName }
  await recordAudit(context, "imports.undone", subject, { before: { kind: row.kind } })
  const undone = found(await queries.changeImport(db, owner, row, { undoneAt: now }))
  return { row: undone, kind, table: undefined, rows: [] }
}

/** The heading of the only column of files that are no tables. */
const wholeRow = ["row"]

/** The file, and the table in it or why there is none. */
async function tableIn(
  { inTransaction, owner, parts }: Importing,
  kind: ImportKind,
  fileId: string,
) {
  const file = await inTransaction((db) => findFile(db, owner, fileId))
  if (!file) return undefined
  const bytes = bytesLater(parts.files, file)
  if (kind.rowsIn) {
    const rows = await kind.rowsIn({ inTransaction, owner }, bytes)
    if (typeof rows === "string") return { file, table: rows }
    const table = { headings: wholeRow, rows, letters: null, leftOut: [] }
    return { file, table: rows.length > 0 ? table : ("importEmpty" as const) }
  }
  const isTable = file.type === "text/plain" || file.type.endsWith("spreadsheetml.sheet")
  const read = isTable ? await readTable(owner, bytes, largestImport) : "importUnreadable"
  if (typeof read === "string") return { file, table: read }
  const { rows, letters, leftOut } = read
  const table = { ...splitTable(kind, rows), letters, leftOut }
  if (table.rows.length > largestImport.rows) return { file, table: "importTooLong" as const }
  return { file, table: table.rows.length > 0 ? table : ("importUnreadable" as const) }
}

async function plan(
  context: Importing,
  db: Database,
  { row, kind, table }: { row: Row; kind: ImportKind; table: { rows: SheetRow[] } },
): Promise<PlannedRow[]> {
  const inside = { ...context, db }
  const cells = table.rows.map((each) => cellsOf(row.columns, each))
  const readings = await kind.read(inside, cells)
  return planRows(
    table.rows.map(({ line }) => line),
    readings,
    await kind.known(inside),
    cells.map((each) => kind.joined?.(each)),
  )
}
