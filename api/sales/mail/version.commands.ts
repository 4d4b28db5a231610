import type { MailTemplateVersion, NewMailTemplate } from "#contract/mail-templates"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as templates from "./template.queries"
import * as queries from "./version.queries"
import { showVersions } from "./version.rules"

/** What was usual and is no longer, or the other way round, says the same: it is a version like the others. */
async function keep({ db, owner }: Context, row: templates.TemplateRow, by: string | null) {
  const { id, version, changedAt, name, purpose, subjectFr, bodyFr, subjectEn, bodyEn } = row
  await queries.keepVersion(db, owner, {
    ...{ templateId: id, templateVersion: version, at: changedAt, by },
    ...{ name, purpose, subjectFr, bodyFr, subjectEn, bodyEn },
  })
}

export async function addTemplate(context: Context, template: NewMailTemplate) {
  const { db, owner, person } = context
  const added = found(await templates.addMailTemplate(db, owner, template))
  await keep(context, added, person.id)
  return added
}

/** The template before, and changed; not changed where the version is not the current one. */
export async function changeTemplate(
  context: Context,
  id: string,
  changes: NewMailTemplate & { version: number },
) {
  const { db, owner, person } = context
  const before = found(await templates.findMailTemplate(db, owner, id))
  const changed = await templates.changeMailTemplate(db, owner, id, changes)
  // One that is older than this history is in it from its first change on.
  if (changed) await keep(context, before, null)
  if (changed) await keep(context, changed, person.id)
  return { before, changed }
}

/** What a template said, the newest first. */
export async function listTemplateVersions(
  { db, owner }: Context,
  id: string,
): Promise<MailTemplateVersion[]> {
  const template = found(await templates.findMailTemplate(db, owner, id))
  return showVersions(await queries.listVersions(db, owner, id), template.version)
}

/** Makes a template say again what it said: as a new version, from the one that the caller saw. */
export async function returnTemplate(
  context: Context,
  id: string,
  { to, version }: { to: number; version: number },
) {
  const { db, owner } = context
  const current = found(await templates.findMailTemplate(db, owner, id))
  const said = found(await queries.findVersion(db, owner, id, to))
  const { name, purpose, subjectFr, bodyFr, subjectEn, bodyEn } = said
  const texts = { name, purpose, subjectFr, bodyFr, subjectEn, bodyEn }
  // What is usual for a purpose is not for another.
  const usual = current.usual && purpose === current.purpose
  return changeTemplate(context, id, { ...texts, usual, version })
}
