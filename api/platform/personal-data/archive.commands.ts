import { stringify } from "csv-stringify/sync"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { type ZipEntry, zipOf } from "../../export/zip"
import type { FileStore } from "../../ports/file-store"
import { archivedResumes } from "../../showcase/cv/resumes.commands"
import { findAccountRows, listExportedTables, listFiles, listRows, rowsAtOnce } from "./queries"

interface Parts {
  /** A short transaction for each part: whoever downloads slowly holds none open. */
  inTransaction<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  owner: Owner
  files: FileStore
  /** What the identity server knows, where it tells. */
  account: object | undefined
  now: Date
}

type Row = Record<string, unknown>

/** Everything that a person owns, as JSON, as CSV and as files (GDPR art. 15 and 20). */
export const personalArchive = (parts: Parts): ReadableStream<Uint8Array> =>
  zipOf(entriesOf(parts), parts.now)

async function* entriesOf(parts: Parts): AsyncGenerator<ZipEntry> {
  const { inTransaction, owner, files, account, now } = parts
  yield { name: "README.txt", bytes: Buffer.from(readme(now)) }
  if (account) yield json("data/identity", account)
  for (const [name, rows] of Object.entries(
    await inTransaction((db) => findAccountRows(db, owner)),
  ))
    yield* both(`data/${name}`, rows)
  for (const table of await inTransaction((db) => listExportedTables(db, owner)))
    for (
      let from = 0, rows: Row[] = [];
      from === 0 || rows.length === rowsAtOnce;
      from += rowsAtOnce
    ) {
      rows = await inTransaction((db) => listRows(db, owner, table, from))
      yield* both(from === 0 ? `data/${table}` : `data/${table}-${from / rowsAtOnce + 1}`, rows)
    }
  for (const { name, file } of await inTransaction((db) => archivedResumes({ db, owner, now })))
    yield { name, bytes: Buffer.from(file) }
  for (const { key, name } of await inTransaction((db) => listFiles(db, owner))) {
    const bytes = await files.get(key)
    if (bytes) yield { name, bytes }
  }
}

function* both(name: string, rows: Row[]): Generator<ZipEntry> {
  if (rows.length === 0) return
  yield json(name, rows)
  const columns = Object.keys(rows[0] ?? {})
  const table = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]
  yield { name: `${name}.csv`, bytes: Buffer.from(stringify(table, { bom: true })) }
}

const json = (name: string, value: object): ZipEntry => ({
  name: `${name}.json`,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

/** What a spreadsheet would run as a formula is quoted (security C53). */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ""
  const text = typeof value === "object" ? JSON.stringify(value) : String(value)
  const isFormula = typeof value === "string" && /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text)
  return isFormula ? `'${text}` : text
}

const readme = (now: Date): string => `Plume, ${now.toISOString()}

Français
--------
Cette archive contient tout ce que Plume garde de vous. Dossier data\u00a0: une table par fichier, en JSON et
en CSV (UTF-8). Les montants sont des centimes, les instants sont en temps universel. Dossiers bills et
quotes\u00a0: les PDF de vos factures émises et de vos devis envoyés. Dossier signatures\u00a0: ce qui
a été envoyé à la signature, et signé. Dossier cvs\u00a0: vos CV envoyés, et tout ce que vous y avez saisi au format
JSON Resume. Dossier files\u00a0: vos fichiers.

English
-------
This archive holds everything that Plume keeps of you. Folder data: a table a file, as JSON and as CSV
(UTF-8). Amounts are cents, instants are UTC. Folders bills and
quotes: the PDFs of the bills that you issued and the quotes that you sent. Folder signatures:
what was sent to be signed, and signed. Folder cvs: the CVs that you sent, and all that you
entered for them as JSON Resume. Folder files: your files.
`
