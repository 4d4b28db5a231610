import { and, desc, eq, getTableColumns } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { people } from "../../access/schema"
import { mailTemplateVersions } from "./schema"

const { owner: _, id: __, ...columns } = getTableColumns(mailTemplateVersions)

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]
type NewVersion = Omit<typeof mailTemplateVersions.$inferInsert, "owner" | "id">

/** As many as one looks through. */
const most = 100

/** What a template said, the newest first. */
export function listVersions(db: Database, owner: Owner, templateId: string) {
  return db
    .select({ ...columns, byName: people.name, byUsername: people.username })
    .from(mailTemplateVersions)
    .leftJoin(people, eq(people.id, mailTemplateVersions.by))
    .where(
      and(eq(mailTemplateVersions.owner, owner), eq(mailTemplateVersions.templateId, templateId)),
    )
    .orderBy(desc(mailTemplateVersions.templateVersion))
    .limit(most)
}

export async function findVersion(db: Database, owner: Owner, templateId: string, version: number) {
  const [found] = await db
    .select(columns)
    .from(mailTemplateVersions)
    .where(
      and(
        eq(mailTemplateVersions.owner, owner),
        eq(mailTemplateVersions.templateId, templateId),
        eq(mailTemplateVersions.templateVersion, version),
      ),
    )
  return found
}

/** Writes down what a template says; once for each version. */
export async function keepVersion(db: Database, owner: Owner, version: NewVersion): Promise<void> {
  await db
    .insert(mailTemplateVersions)
    .values({ ...version, owner })
    .onConflictDoNothing()
}
