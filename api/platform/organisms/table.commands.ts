import type { OrganismTableResult } from "#contract/organisms"
import type { SentTable } from "#contract/sent-table"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { takeSentTable } from "../../files/sent-table.commands"
import { translate } from "../../http/messages"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as queries from "./queries"
import { exported, linesOf, type TableLine } from "./table.rules"

/** What a table would make of the register. */
export async function readOrganismTable(
  context: Context<"files"> & AuditContext,
  sent: SentTable,
): Promise<OrganismTableResult> {
  const { db, person } = context
  const headings = (["fr", "en"] as const).map((language) => translate(language, exported[0].head))
  const known = await queries.listAll(db)
  return takeSentTable(context, sent, {
    rows: 2_000,
    linesOf: (rows) => linesOf(rows, known, headings),
    keep: (line) => keepLine(context, line, known),
    record: (count) =>
      recordAudit(context, "organisms.imported", { id: person.id, name: "" }, { after: { count } }),
  })
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
