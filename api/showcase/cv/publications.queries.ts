import { and, asc, eq, sql } from "drizzle-orm"
import type { CvPlace } from "#contract/cv-publications"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { people } from "../../access/schema"
import { cvCopies, cvPublications } from "./schema"

/** What is published, by its place; of one CV, where it is asked for. */
export function listPublications(db: Database, owner: Owner, cvId?: string) {
  return db
    .select({
      place: cvPublications.place,
      cvId: cvCopies.cvId,
      cvCopyId: cvPublications.cvCopyId,
      name: cvCopies.name,
      language: cvCopies.language,
      anonymous: cvCopies.anonymous,
      publishedAt: cvPublications.publishedAt,
    })
    .from(cvPublications)
    .innerJoin(
      cvCopies,
      and(eq(cvCopies.owner, cvPublications.owner), eq(cvCopies.id, cvPublications.cvCopyId)),
    )
    .where(and(eq(cvPublications.owner, owner), cvId ? eq(cvCopies.cvId, cvId) : undefined))
    .orderBy(asc(cvPublications.place))
}

/** What everybody reads at a place, in each language: nothing of whoever is hidden or not validated. */
export async function findPublished(db: Database, owner: Owner, place: CvPlace) {
  const [published] = await db
    .select({ papers: cvPublications.papers, publishedAt: cvPublications.publishedAt })
    .from(cvPublications)
    .innerJoin(people, eq(people.id, cvPublications.owner))
    .where(
      and(
        eq(cvPublications.owner, owner),
        eq(cvPublications.place, place),
        people.validated,
        people.showInSearch,
      ),
    )
  return published
}

/** Publishes instead of what was there. */
export async function keepPublication(
  db: Database,
  owner: Owner,
  publication: Omit<typeof cvPublications.$inferInsert, "owner" | "id">,
): Promise<void> {
  const { place: _, ...changes } = publication
  await db
    .insert(cvPublications)
    .values({ ...publication, owner })
    .onConflictDoUpdate({
      target: [cvPublications.owner, cvPublications.place],
      set: changes,
      where: sql`${cvPublications.owner} = ${owner}`,
    })
}

export async function removePublication(db: Database, owner: Owner, place: CvPlace) {
  const [removed] = await db
    .delete(cvPublications)
    .where(and(eq(cvPublications.owner, owner), eq(cvPublications.place, place)))
    .returning({ id: cvPublications.id })
  return removed
}
