import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { JobFilter } from "../../contract/jobs"
import type { Database } from "../../database/client"
import { jobFamilies, jobs } from "./schema"

type Language = "fr" | "en"

/** In the caller's language where somebody translated it. */
const titleIn = (language: Language) =>
  language === "en"
    ? sql<string>`case when ${jobs.titleEn} is null then ${jobs.title} else ${jobs.titleEn} end`
    : sql<string>`${jobs.title}`

const titles = sql`plain_text(${jobs.title} || ' ' || (case when ${jobs.titleEn} is null then '' else ${jobs.titleEn} end))`

export function listFamilies(db: Database, language: Language) {
  const title = language === "en" ? jobFamilies.titleEn : jobFamilies.title
  return db.select({ id: jobFamilies.code, title }).from(jobFamilies).orderBy(jobFamilies.code)
}

/** Every job that is offered, by title; or those whose titles have all the words. */
export function listJobs(db: Database, language: Language, { q, family }: JobFilter) {
  const title = titleIn(language)
  const words = q?.replace(/[\\%_]/g, (sign) => `\\${sign}`).split(/\s+/) ?? []
  return db
    .select({ id: jobs.id, title, family: jobs.family, romeCode: jobs.romeCode })
    .from(jobs)
    .where(
      and(
        isNull(jobs.withdrawnAt),
        family ? eq(jobs.family, family) : undefined,
        ...words.map((word) => sql`${titles} like '%' || plain_text(${word}) || '%'`),
      ),
    )
    .orderBy(sql`${title} collate "fr-x-icu"`, asc(jobs.id))
}

/** Those of the ids that are jobs, withdrawn or not, with their titles. */
export function findJobs(db: Database, ids: readonly string[], language: Language) {
  return db
    .select({ id: jobs.id, title: titleIn(language) })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))
}
