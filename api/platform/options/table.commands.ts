import type { OptionList, OptionTable, OptionTableResult } from "#contract/option-sets"
import { type AuditContext, recordAudit } from "../../audit/commands"
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
  context: Context & AuditContext,
  list: OptionList,
  { table, confirmed }: OptionTable,
): Promise<OptionTableResult> {
  const { db } = context
  const rows = readTable(new TextEncoder().encode(table), most)
  if (typeof rows === "string") invalid([{ path: "table", code: rows }])
  const headings = (["fr", "en"] as const).flatMap((language) =>
    exported.map(({ head }) => translate(language, head)),
  )
  const lines = linesOf(rows, await everyone.listOptions(db, list), headings)
  if (lines.length === 0) invalid([{ path: "table", code: "required" }])
  if (!confirmed) return { confirmed, lines }
  if (lines.some(({ state }) => state === "refused"))
    invalid([{ path: "table", code: "optionLines" }])
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
