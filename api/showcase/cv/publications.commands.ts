import type { CvPlace, CvPublication, PublishedCv } from "#contract/cv-publications"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { found } from "../../http/problem"
import { addCopy, type Freezing } from "./copies.commands"
import { readingOf } from "./paper.rules"
import * as queries from "./publications.queries"
import { wordsOf } from "./wording.rules"

export async function listCvPublications(db: Database, owner: Owner): Promise<CvPublication[]> {
  const rows = await queries.listPublications(db, owner)
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
}

/** Freezes a CV as it is today, and shows it at a place instead of what was there. */
export async function publishCv(
  context: Freezing,
  place: CvPlace,
  cvId: string,
): Promise<CvPublication> {
  const { owner, now, inTransaction } = context
  await addCopy(context, cvId, (language) => wordsOf(language).published[place], {
    isPublic: true,
    alongside: (db, cvCopyId, papers) =>
      queries.keepPublication(db, owner, { place, cvCopyId, papers, publishedAt: now }),
  })
  const all = await inTransaction((db) => listCvPublications(db, owner))
  return found(all.find((one) => one.place === place))
}

/** Nobody reads it there from now on; the copy that was frozen stays. */
export async function unpublishCv(db: Database, owner: Owner, place: CvPlace): Promise<void> {
  found(await queries.removePublication(db, owner, place))
}

/** What everybody reads at a place, in each language; nothing where nothing is published. */
export async function readPublishedCv(
  db: Database,
  owner: Owner,
  place: CvPlace,
): Promise<Record<"fr" | "en", PublishedCv> | undefined> {
  const published = await queries.findPublished(db, owner, place)
  if (!published) return undefined
  const publishedAt = published.publishedAt.toISOString()
  const { fr, en } = published.papers
  return { fr: { ...readingOf(fr), publishedAt }, en: { ...readingOf(en), publishedAt } }
}
