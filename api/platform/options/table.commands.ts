import type { OptionList, OptionTable, OptionTableResult } from "#contract/option-sets"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { findFile } from "../../files/queries"
import { translate } from "../../http/messages"
import { found, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { readTable } from "../../spreadsheets/read-table"
import * as everyone from "./everyone.queries"
import { exported, linesOf, type TableLine } from "./rules"

/** As much as a list of choices is good for. */
const most = { bytes: 400_000, rows: 1_000, columns: 20 }

/** What a table would make of a list; made so once it is confirmed, and nothing while a line is refused. */
export async function readOptionTable(
  context: Context<"files"> & AuditContext,
  list: OptionList,
  { fileId, table, confirmed }: OptionTable,
): Promise<OptionTableResult> {
  const { db } = context
  const path = fileId ? "fileId" : "table"
  const bytes = fileId ? await sentBytes(context, fileId) : new TextEncoder().encode(table ?? "")
  const rows = readTable(bytes, most)
  if (typeof rows === "string") invalid([{ path, code: rows }])
  const headings = (["fr", "en"] as const).flatMap((language) =>
    exported.map(({ head }) => translate(language, head)),
  )
  const lines = linesOf(rows, await everyone.listOptions(db, list), headings)
  if (lines.length === 0) invalid([{ path, code: "required" }])
  if (!confirmed) return { confirmed, lines }
  if (lines.some(({ state }) => state === "refused")) invalid([{ path, code: "optionLines" }])
  for (const line of lines) await keepLine(context, list, line)
  const count = lines.filter(({ state }) => state !== "same").length
  await recordAudit(
    context,
    "options.imported",
    { id: context.person.id, name: list },
    { after: { count } },
  )
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

async function keepLine({ db, now }: Context, list: OptionList, line: TableLine): Promise<void> {
  const { value, nameFr, nameEn, place, retired, state } = line
  const names = { nameFr, nameEn, place }
  if (state === "new")
    found(await everyone.addOption(db, { ...names, list, value, retiredAt: retired ? now : null }))
  if (state !== "changed") return
  const row = found((await everyone.listOptions(db, list)).find((each) => each.value === value))
  const retiredAt = retired ? (row.retiredAt ?? now) : null
  found(await everyone.changeOption(db, row.id, row.version, { ...names, retiredAt }))
}
