import type { z } from "zod"
import type {
  InstallationMail,
  InstallationMailChanges,
  InstallationMailDetails,
  InstallationMailReturn,
} from "#contract/installation-mails"
import { type InstallationPurpose, installationPurposes } from "#contract/mail-purposes"
import type { MailTemplateVersion } from "#contract/mail-templates"
import type { TemplateTexts } from "#domain/mail-template"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { found, stale } from "../../http/problem"
import * as queries from "../../mail-texts/queries"
import { builtIn } from "../../mail-texts/wording"
import type { Context } from "../../ports/context"
import { details, show, showVersions } from "./rules"

/** What the installation sends, for all that it sends anything for. */
export async function listMails({ db }: Pick<Context, "db">): Promise<InstallationMail[]> {
  const rows = new Map((await queries.listMails(db)).map((row) => [row.purpose, row]))
  return installationPurposes.map((purpose) => show(purpose, rows.get(purpose), builtIn(purpose)))
}

export async function showMail(
  { db, rights }: Pick<Context, "db" | "rights">,
  purpose: InstallationPurpose,
): Promise<InstallationMailDetails> {
  return details(purpose, await queries.findMail(db, purpose), builtIn(purpose), rights)
}

/** Makes it say something else from now on; what was sent is as it was. */
export async function changeMail(
  context: Context & AuditContext,
  purpose: InstallationPurpose,
  { version, subjectFr, bodyFr, subjectEn, bodyEn }: z.output<typeof InstallationMailChanges>,
): Promise<InstallationMailDetails> {
  return say(context, purpose, version, { subjectFr, bodyFr, subjectEn, bodyEn })
}

async function say(
  context: Context & AuditContext,
  purpose: InstallationPurpose,
  version: number,
  texts: TemplateTexts,
): Promise<InstallationMailDetails> {
  const { db, person } = context
  const saved =
    version === 0
      ? await queries.addMail(db, purpose, texts)
      : await queries.changeMail(db, purpose, version, texts)
  if (!saved) stale(await showMail(context, purpose))
  await queries.keepVersion(db, saved, person.id)
  await recordAudit(
    context,
    "installationMails.changed",
    { id: saved.id, name: purpose },
    { after: { version: saved.version } },
  )
  return showMail(context, purpose)
}

/** What it said, the newest first. */
export async function listMailVersions(
  { db }: Pick<Context, "db">,
  purpose: InstallationPurpose,
): Promise<MailTemplateVersion[]> {
  const current = await queries.findMail(db, purpose)
  return showVersions(
    await queries.listVersions(db, purpose),
    builtIn(purpose),
    current?.version ?? 0,
  )
}

/** Makes it say again what it said, or what Plume brings: as a new version, from the one that the caller saw. */
export async function returnMail(
  context: Context & AuditContext,
  purpose: InstallationPurpose,
  { to, version }: z.output<typeof InstallationMailReturn>,
): Promise<InstallationMailDetails> {
  const versions = await queries.listVersions(context.db, purpose)
  const { subjectFr, bodyFr, subjectEn, bodyEn } =
    to === 0 ? builtIn(purpose) : found(versions.find((one) => one.version === to))
  return say(context, purpose, version, { subjectFr, bodyFr, subjectEn, bodyEn })
}
