import type { OptionList, OptionTableResult } from "#contract/option-sets"
import type { SentTable } from "#contract/sent-table"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { takeSentTable } from "../../files/sent-table.commands"
import { translate } from "../../http/messages"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as everyone from "./everyone.queries"
import { exported, linesOf, type TableLine } from "./rules"

/** What a table would make of a list. */
export async function readOptionTable(
  context: Context<"files"> & AuditContext,
  list: OptionList,
  sent: SentTable,
): Promise<OptionTableResult> {
  const { db, person } = context
  const headings = (["fr", "en"] as const).flatMap((language) =>
    exported.map(({ head }) => translate(language, head)),
  )
  const known = await everyone.listOptions(db, list)
  return takeSentTable(context, sent, {
    rows: 1_000,
    linesOf: (rows) => linesOf(rows, known, headings),
    keep: (line) => keepLine(context, list, line, known),
    record: (count) =>
      recordAudit(context, "options.imported", { id: person.id, name: list }, { after: { count } }),
  })
}

async function keepLine(
  { db, now }: Context,
  list: OptionList,
  line: TableLine,
  known: readonly everyone.OptionRow[],
): Promise<void> {
  const { value, nameFr, nameEn, place, retired, state } = line
  const names = { nameFr, nameEn, place }
  if (state === "new")
    found(await everyone.addOption(db, { ...names, list, value, retiredAt: retired ? now : null }))
  if (state !== "changed") return
  const row = found(known.find((each) => each.value === value))
  const retiredAt = retired ? (row.retiredAt ?? now) : null
  found(await everyone.changeOption(db, row.id, row.version, { ...names, retiredAt }))
}
