import { type SQL, sql } from "drizzle-orm"
import type { DirectoryCounts } from "#contract/directory"
import { mostFound } from "#domain/directory-points"
import { type Database, plannedAnew } from "../../../database/client"
import { all, type Criteria, chosen, found, isFree, pagesOf } from "./search.queries"

/**
 * How many there are of each kind; of a filter that is chosen, how many its others would show. Five thousand
 * people are looked at and no more: of whoever is found by next to nothing, the numbers are lower bounds.
 */
export async function countEntries(
  db: Database,
  criteria: Criteria,
  language: "fr" | "en",
): Promise<DirectoryCounts> {
  const filters = chosen(criteria)
  const families = db.execute<{ code: string; title: string }>(
    sql`select code, ${language === "en" ? sql`title_en` : sql`title`} as title from job_families order by code`,
  )
  const counting = count(db, criteria, filters)
  const isNarrowed = filters.some((filter) => filter !== undefined)
  const broad = await (isNarrowed ? count(db, criteria, []) : counting)
  const counts = tally(await counting, broad, criteria, (await families).rows)
  if (!counts.atLeast.languages) return counts
  // A language that few speak is there to be chosen, though none of them was looked at.
  const known = new Set(counts.languages.map(({ value }) => value))
  const others = (await spokenByAnyone(db)).filter((code) => !known.has(code))
  const added = others.map((code) => ({ value: code, title: code, count: 0 }))
  return { ...counts, languages: [...counts.languages, ...added] }
}

/** Every language of the directory, from set to set of languages in their index. */
async function spokenByAnyone(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    with recursive spoken as (
      (select languages from directory_entries order by languages limit 1)
      union all
      select (select e.languages from directory_entries e where e.languages > spoken.languages
        order by e.languages limit 1) from spoken where spoken.languages is not null
    )
    select distinct unnest(languages) as code from spoken order by code`)
  return rows.map(({ code }) => code)
}

/** People who are alike in what is counted, and how many they are. */
interface Group {
  families: string[]
  languages: string[]
  free: boolean
  count: number
}

interface CountResult {
  groups: Group[]
  skills: { value: string; title: string; count: number }[]
  /** Whether there are others, who were not looked at. */
  more: boolean
}

async function count(
  db: Database,
  criteria: Criteria,
  filters: (SQL | undefined)[],
): Promise<CountResult> {
  const { rows } = await db.execute<{
    groups: Group[] | null
    skills: CountResult["skills"] | null
    looked: number
  }>(sql`${plannedAnew}
    with counted as materialized (
      select e.families, e.languages, e.skills, ${isFree(criteria)} as free
      from directory_entries e ${pagesOf(criteria)}
      where ${all([...found(criteria), ...filters])} limit ${mostFound}
    )
    select
      (select count(*)::int from counted) as looked,
      (select json_agg(alike) from (
        select families, languages, free, count(*)::int as count from counted group by 1, 2, 3) as alike) as groups,
      (select json_agg(named order by named.count desc, named.value) from (
        select top.skill as value, top.count, case when known.name is null then top.skill else known.name end as title
        from (select skill, count(*)::int as count from counted, unnest(skills) as skill
          where skill <> all (${sql.param([...criteria.skills])}::text[])
          group by skill order by count(*) desc, skill limit 12) as top
        left join lateral (select s.name from skills s where trim(directory_text(s.name)) = top.skill limit 1)
          as known on true) as named) as skills`)
  const { groups, skills, looked = 0 } = rows[0] ?? {}
  return { groups: groups ?? [], skills: skills ?? [], more: looked === mostFound }
}

function tally(
  narrow: CountResult,
  broad: CountResult,
  { family, language, from, days }: Criteria,
  titles: { code: string; title: string }[],
): DirectoryCounts {
  const needsFree = from !== undefined || days !== undefined
  const inFamily = (group: Group) => !family || group.families.includes(family)
  const speaks = (group: Group) => !language || group.languages.includes(language)
  const isFree = (group: Group) => !needsFree || group.free
  const ofFamilies = family
    ? broad.groups.filter((one) => speaks(one) && isFree(one))
    : narrow.groups
  const ofLanguages = language
    ? broad.groups.filter((one) => inFamily(one) && isFree(one))
    : narrow.groups
  const spoken = [...new Set(ofLanguages.flatMap((group) => group.languages))]
  const atLeast = {
    families: family ? broad.more : narrow.more,
    languages: language ? broad.more : narrow.more,
  }
  return {
    total: sum(narrow.groups),
    available: sum(narrow.groups.filter((group) => group.free)),
    families: titles.map(({ code, title }) => ({
      value: code,
      title,
      count: sum(ofFamilies.filter((group) => group.families.includes(code))),
    })),
    languages: spoken
      .map((code) => ({
        value: code,
        title: code,
        count: sum(ofLanguages.filter((group) => group.languages.includes(code))),
      }))
      .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value)),
    skills: narrow.skills,
    atLeast: { total: narrow.more, ...atLeast },
  }
}

const sum = (groups: Group[]) => groups.reduce((total, { count }) => total + count, 0)
