import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { JobFilter } from "#contract/jobs"
import type { Database } from "../../../database/client"
import type { ListedFamily } from "../../official-lists/jobs"
import type { ImportPlan } from "./rules"
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
  const offered = sql<number>`(select count(*)::int from ${jobs}
    where ${jobs.family} = ${jobFamilies.code} and ${jobs.withdrawnAt} is null)`
  return db
    .select({ id: jobFamilies.code, title, jobs: offered })
    .from(jobFamilies)
    .orderBy(jobFamilies.code)
}

/** Every job that is offered, by title; or those whose titles have all the words, or that have these ids. */
export function listJobs(db: Database, language: Language, { q, family, id, limit }: JobFilter) {
  const title = titleIn(language)
  const words = q?.replace(/[\\%_]/g, (sign) => `\\${sign}`).split(/\s+/) ?? []
  const listed = db
    .select({ id: jobs.id, title, family: jobs.family, romeCode: jobs.romeCode })
    .from(jobs)
    .where(
      and(
        id ? inArray(jobs.id, id) : isNull(jobs.withdrawnAt),
        family ? eq(jobs.family, family) : undefined,
        ...words.map((word) => sql`${titles} like '%' || plain_text(${word}) || '%'`),
      ),
    )
    .orderBy(sql`${title} collate "fr-x-icu"`, asc(jobs.id))
  return limit === undefined ? listed : listed.limit(limit)
}

/** Those of the ids that are jobs, withdrawn or not, with their titles. */
export function findJobs(db: Database, ids: readonly string[], language: Language) {
  return db
    .select({ id: jobs.id, title: titleIn(language) })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))
}

/** Every job, withdrawn or not, to be compared with the official list; until the end of the transaction nobody else imports. */
export async function listKnownJobs(db: Database) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('jobs'))`)
  return db
    .select({
      ...{ id: jobs.id, family: jobs.family, romeCode: jobs.romeCode },
      ...{ ogrCode: jobs.ogrCode, title: jobs.title },
      plain: sql<string>`plain_text(${jobs.title})`,
      withdrawn: sql<boolean>`${jobs.withdrawnAt} is not null`,
    })
    .from(jobs)
    .orderBy(jobs.title)
}

/** Titles as they are compared: without accents and capitals. */
export async function plainTitles(db: Database, titles: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ plain: string }>(
    sql`select plain_text(title) as plain
      from jsonb_array_elements_text(${JSON.stringify(titles)}::jsonb) with ordinality as one (title, at) order by at`,
  )
  return rows.map(({ plain }) => plain)
}

/** Makes the jobs those of the official list. */
export async function saveJobs(db: Database, plan: ImportPlan, now: Date): Promise<void> {
  const { added, changed, withdrawn } = plan
  const at = now.toISOString()
  await db.execute(sql`update jobs set withdrawn_at = ${at}::timestamptz
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(withdrawn)}::jsonb))`)
  // Two jobs may swap their titles, which no two of a family share: each lets go of its own first.
  await db.execute(sql`update jobs set title = id::text
    where id in (select (value ->> 'id')::uuid from jsonb_array_elements(${JSON.stringify(changed)}::jsonb))`)
  const columns = sql`(id uuid, "romeCode" text, "ogrCode" text, title text)`
  await db.execute(sql`update jobs j set family = left(one."romeCode", 1), rome_code = one."romeCode",
      ogr_code = one."ogrCode", title = one.title, withdrawn_at = null
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as one ${columns} where j.id = one.id`)
  // As with the first ones, the id of a job is the same in every installation.
  await db.execute(sql`insert into jobs (id, family, rome_code, ogr_code, title)
    select md5('rome ' || one."ogrCode")::uuid, left(one."romeCode", 1), one."romeCode", one."ogrCode", one.title
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as one ${columns}`)
}

export async function saveFamilies(db: Database, renamed: readonly ListedFamily[]): Promise<void> {
  await db.execute(sql`update job_families f set title = one.title
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as one (code text, title text) where f.code = one.code`)
}
