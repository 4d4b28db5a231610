import type { z } from "zod"
import type { NewSupportText, SupportTextChanges } from "#contract/support"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { found, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as queries from "./texts.queries"

type Acting = Context & AuditContext

/** Another answer to begin with, for all who answer. */
export async function addText(caller: Acting, words: z.output<typeof NewSupportText>) {
  const added = await queries.addText(caller.db, words)
  if (!added) return invalid([{ path: "name", code: "taken" }])
  await recordAudit(caller, "support.textAdded", { id: added.id, name: added.name })
  return added
}

export async function changeText(
  caller: Acting,
  id: string,
  { version, ...words }: z.output<typeof SupportTextChanges>,
) {
  const { db } = caller
  const before = found(await queries.findText(db, id))
  if (await queries.isNameTaken(db, id, words.name))
    return invalid([{ path: "name", code: "taken" }])
  const changed = await queries.changeText(db, id, version, words)
  if (!changed) return stale(show(before))
  await recordAudit(caller, "support.textChanged", { id, name: changed.name })
  return changed
}

export async function removeText(caller: Acting, id: string): Promise<void> {
  const { name } = found(await queries.removeText(caller.db, id))
  await recordAudit(caller, "support.textRemoved", { id, name })
}

/** As the API shows it. */
export const show = ({ createdAt, changedAt, ...text }: queries.TextRow) => ({
  ...text,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})
