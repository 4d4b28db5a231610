import type { OrganismTable, OrganismTableResult } from "#contract/organisms"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { findFile } from "../../files/queries"
import { translate } from "../../http/messages"
import { found, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { readTable } from "../../spreadsheets/read-table"
import * as queries from "./queries"
import { exported, linesOf, type TableLine } from "./table.rules"

/** As many organisms as one reads through before saying yes. */
const most = { bytes: 400_000, rows: 2_000, columns: 20 }

/** What a table would make of the register; made so once it is confirmed, and nothing while a line is refused. */
export async function readOrganismTable(
  context: Context<"files"> & AuditContext,
  { fileId, table, confirmed }: OrganismTable,
): Promise<OrganismTableResult> {
  const { db } = context
  const path = fileId ? "fileId" : "table"
  const bytes = fileId ? await sentBytes(context, fileId) : new TextEncoder().encode(table ?? "")
  const rows = readTable(bytes, most)
  if (typeof rows === "string") invalid([{ path, code: rows }])
  const headings = (["fr", "en"] as const).map((language) => translate(language, exported[0].head))
  const known = await queries.listAll(db)
  const lines = linesOf(rows, known, headings)
  if (lines.length === 0) invalid([{ path, code: "required" }])
  if (!confirmed) return { confirmed, lines }
  if (lines.some(({ state }) => state === "refused")) invalid([{ path, code: "optionLines" }])
  for (const line of lines) await keepLine(context, line, known)
  const count = lines.filter(({ state }) => state !== "same").length
  const { id } = context.person
  await recordAudit(context, "organisms.imported", { id, name: "" }, { after: { count } })
  return { confirmed, lines }
}

/** The file that whoever calls has sent: a small table in text. */
async function sentBytes({ db, owner, parts }: Context<"files">, fileId: string) {
  const file = await findFile(db, owner, fileId)
  if (!file) return invalid([{ path: "fileId", code: "unknown" }])
  if (file.type !== "text/plain" || file.size > most.bytes)
    return invalid([{ path: "fileId", code: "importUnreadable" }])
  return new Uint8Array(found(await parts.files.get(file.id)))
}

async function keepLine(
  { db }: Context,
  { name, otherNames, country, site, state }: TableLine,
  known: readonly queries.OrganismRow[],
): Promise<void> {
  if (state === "new") found(await queries.addOrganism(db, { name, otherNames, country, site }))
  if (state !== "changed") return
  const row = found(known.find((each) => each.name === name))
  found(await queries.changeOrganism(db, row.id, row.version, { otherNames, country, site }))
}
