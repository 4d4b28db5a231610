import type { SentLineState, SentTable } from "#contract/sent-table"
import { found, invalid } from "../http/problem"
import type { Context } from "../ports/context"
import { readTable } from "../spreadsheets/read-table"
import { findFile } from "./queries"

interface Kind<Line> {
  /** As many lines as one reads through before saying yes. */
  rows: number
  linesOf(rows: readonly { line: number; cells: string[] }[]): Line[]
  keep(line: Line): Promise<void>
  /** Writes down how many lines became something. */
  record(count: number): Promise<void>
}

const largest = 400_000

/** What a sent table would make of a list; made so once it is confirmed, and nothing while a line is refused. */
export async function takeSentTable<Line extends { state: SentLineState }>(
  context: Context<"files">,
  { fileId, table, confirmed }: SentTable,
  { rows: most, linesOf, keep, record }: Kind<Line>,
): Promise<{ confirmed: boolean; lines: Line[] }> {
  const path = fileId ? "fileId" : "table"
  const bytes = fileId ? await sentBytes(context, fileId) : new TextEncoder().encode(table ?? "")
  const read = readTable(bytes, { bytes: largest, rows: most, columns: 20 })
  if (typeof read === "string") return invalid([{ path, code: read }])
  const lines = linesOf(read.rows)
  if (lines.length === 0) invalid([{ path, code: "required" }])
  if (!confirmed) return { confirmed, lines }
  if (lines.some(({ state }) => state === "refused")) invalid([{ path, code: "optionLines" }])
  for (const line of lines) await keep(line)
  await record(lines.filter(({ state }) => state !== "same").length)
  return { confirmed, lines }
}

/** The file that whoever calls has sent: a small table in text. */
async function sentBytes({ db, owner, parts }: Context<"files">, fileId: string) {
  const file = await findFile(db, owner, fileId)
  if (!file) return invalid([{ path: "fileId", code: "unknown" }])
  if (file.type !== "text/plain" || file.size > largest)
    return invalid([{ path: "fileId", code: "importUnreadable" }])
  return new Uint8Array(found(await parts.files.get(file.id)))
}
