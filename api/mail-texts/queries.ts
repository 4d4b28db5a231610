import { and, desc, eq } from "drizzle-orm"
import type { InstallationPurpose } from "#contract/mail-purposes"
import type { TemplateTexts } from "#domain/mail-template"
import type { Database } from "../../database/client"
import { people } from "../access/schema"
import { installationMails, installationMailVersions } from "./schema"

export type InstallationMailRow = typeof installationMails.$inferSelect
export type InstallationVersionRow = Awaited<ReturnType<typeof listVersions>>[number]

export const listMails = (db: Database) => db.select().from(installationMails)

export async function findMail(db: Database, purpose: InstallationPurpose) {
  const [found] = await db
    .select()
    .from(installationMails)
    .where(eq(installationMails.purpose, purpose))
  return found
}

/** The first words that take the place of those that Plume brings; nothing where there are some already. */
export async function addMail(db: Database, purpose: InstallationPurpose, texts: TemplateTexts) {
  const [added] = await db
    .insert(installationMails)
    .values({ ...texts, purpose })
    .onConflictDoNothing()
    .returning()
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeMail(
  db: Database,
  purpose: InstallationPurpose,
  version: number,
  texts: TemplateTexts,
) {
  const [changed] = await db
    .update(installationMails)
    .set(texts)
    .where(and(eq(installationMails.purpose, purpose), eq(installationMails.version, version)))
    .returning()
  return changed
}

/** As many as one looks through. */
const most = 100

/** What a message of the installation said, the newest first. */
export const listVersions = (db: Database, purpose: InstallationPurpose) =>
  db
    .select({
      version: installationMailVersions.mailVersion,
      at: installationMailVersions.at,
      byName: people.name,
      byUsername: people.username,
      subjectFr: installationMailVersions.subjectFr,
      bodyFr: installationMailVersions.bodyFr,
      subjectEn: installationMailVersions.subjectEn,
      bodyEn: installationMailVersions.bodyEn,
    })
    .from(installationMailVersions)
    .leftJoin(people, eq(people.id, installationMailVersions.by))
    .where(eq(installationMailVersions.purpose, purpose))
    .orderBy(desc(installationMailVersions.mailVersion))
    .limit(most)

export async function keepVersion(
  db: Database,
  { purpose, version, changedAt, subjectFr, bodyFr, subjectEn, bodyEn }: InstallationMailRow,
  by: string,
) {
  await db.insert(installationMailVersions).values({
    ...{ purpose, mailVersion: version, at: changedAt, by, subjectFr, bodyFr, subjectEn, bodyEn },
  })
}
