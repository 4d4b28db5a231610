import { type SQL, sql } from "drizzle-orm"
import type { DirectoryCounts, DirectorySearch } from "../../contract/directory"
import type { Database } from "../../database/client"
import { confirmationHolds } from "../../domain/availability"
import { addDays, type Day } from "../../domain/day"
import { farAway, mostPoints } from "../../domain/directory-points"
import { countRows, keyset } from "../http/page"

/** A search whose words, skills and place were looked up. */
export interface Criteria {
  words: Words | undefined
  skills: readonly string[]
  match: "all" | "any"
  family: string | undefined
  place: { latitude: number; longitude: number } | undefined
  radius: number | undefined
  from: Day | undefined
  days: number | undefined
  language: string | undefined
  today: Day
  now: Date
}

/** What was typed, as PostgreSQL looks for it: each word as it is, and those that resemble it. */
interface Words {
  said: string
  meant: string
  /** So many pages say it that it is looked for in headlines only: trades, skills and places. */
  common: boolean
}

/** More presentations than these say nothing of those who wrote them. */
const manyPages = 5_000

export type FoundRow = Awaited<ReturnType<typeof listEntries>>["rows"][number]

/** What a typed text asks for; undefined where it has no letter or digit. */
export async function findWords(db: Database, typed: string): Promise<Words | undefined> {
  const { rows } = await db.execute<{ said: string | null; meant: string | null }>(
    sql`select said::text, meant::text from directory_query(${typed})`,
  )
  const { said, meant } = rows[0] ?? {}
  if (!said || !meant) return undefined
  const pages = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select from directory_pages where words @@ ${meant}::tsquery limit ${manyPages + 1}) as counted`)
  return { said, meant, common: (pages.rows[0]?.count ?? 0) > manyPages }
}

/** Skills as the directory compares them. */
export async function plainSkills(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ skill: string }>(
    sql`select distinct trim(directory_text(name)) as skill from unnest(${sql.param([...names])}::text[]) as name`,
  )
  return rows.flatMap(({ skill }) => skill || [])
}

/** One page of those who were found, with what their places are explained by. */
export async function listEntries(
  db: Database,
  criteria: Criteria,
  { limit, after, before }: Pick<DirectorySearch, "limit" | "after" | "before">,
  language: "fr" | "en",
) {
  const score = scoreOf(criteria)
  // By lot among equals: another one each day, the same on all pages of it.
  const lot = sql`(uuid_hash_extended(e.person, ${Number(criteria.today.replaceAll("-", ""))}) & 1099511627775)`
  const place = sql`((${score})::bigint * 1099511627776 + ${lot})`
  const page = keyset({ limit, after, before }, { place }, sql`e.person`, "-place")
  const direction = before === undefined ? sql`desc` : sql`asc`
  const wanted = all([...found(criteria), ...chosen(criteria)])
  const from = sql`directory_entries e ${pagesOf(criteria)}`
  const title =
    language === "en"
      ? sql`case when j.title_en is null then j.title else j.title_en end`
      : sql`j.title`
  const rows = db.execute<{
    id: string
    cursor: string
    handle: string
    name: string
    commercialName: string | null
    activity: string | null
    jobs: string[]
    skills: string[]
    languages: string[]
    commune: string | null
    reach: number | null
    freeToday: boolean
    confirmedOn: Day | null
    hasPhoto: boolean
    photoAlt: string | null
    wordsPoints: number | null
    known: number | null
    kilometres: number | null
    daysAgo: number | null
    filled: number
  }>(sql`
    select top.*, s.handle, s.name, s.commercial_name as "commercialName", s.activity, s.skills,
      s.commune_name as commune, s.photo_id is not null as "hasPhoto", s.photo_alt as "photoAlt",
      array(select ${title} from unnest(s.jobs) with ordinality as own (id, at)
        join jobs j on j.id = own.id order by own.at) as jobs
    from (
      select e.person as id, ${page.cursor} as cursor, e.languages, e.reach,
        e.free @> free_on(${criteria.today}::date, 1) as "freeToday", e.confirmed_on as "confirmedOn",
        ${wordsPoints(criteria) ?? sql`null::int`} as "wordsPoints",
        ${knownSkills(criteria) ?? sql`null::int`} as known,
        ${kilometres(criteria) ?? sql`null::int`} as kilometres,
        case when ${isFree(criteria)} then ${criteria.today}::date - e.confirmed_on end as "daysAgo",
        e.completeness::int as filled, ${place} as place
      from ${from} where ${page.where(wanted)}
      order by ${sql.join([...page.orderBy], sql`, `)} limit ${page.limit}
    ) as top join directory_pages s on s.person = top.id
    order by top.place ${direction}, top.id ${direction}`)
  const [selected, count] = await Promise.all([
    rows,
    countRows(db, sql`select 1 from ${from} where ${wanted}`),
  ])
  return { rows: selected.rows, count }
}

/** How many there are of each kind; of a filter that is chosen, how many its others would show. */
export async function countEntries(
  db: Database,
  criteria: Criteria,
  language: "fr" | "en",
): Promise<DirectoryCounts> {
  const from = sql`directory_entries e ${pagesOf(criteria)}`
  const [groups, skills, families] = await Promise.all([
    db.execute<Group>(sql`
      select e.families, e.languages, ${isFree(criteria)} as free, count(*)::int as count
      from ${from} where ${all(found(criteria))} group by 1, 2, 3`),
    db.execute<{ skill: string; title: string; count: number }>(sql`
      select top.skill, case when known.name is null then top.skill else known.name end as title, top.count
      from (select skill, count(*)::int as count from ${from}, unnest(e.skills) as skill
        where ${all([...found(criteria), ...chosen(criteria)])} and skill <> all (${sql.param([...criteria.skills])}::text[])
        group by skill order by count(*) desc, skill limit 12) as top
      left join lateral (select s.name from skills s where trim(directory_text(s.name)) = top.skill limit 1)
        as known on true
      order by top.count desc, top.skill`),
    db.execute<{ code: string; title: string }>(
      sql`select code, ${language === "en" ? sql`title_en` : sql`title`} as title from job_families order by code`,
    ),
  ])
  return tally(groups.rows, criteria, {
    skills: skills.rows.map(({ skill, title, count }) => ({ value: skill, title, count })),
    families: families.rows,
  })
}

type Group = {
  families: string[]
  languages: string[]
  free: boolean
  count: number
}

function tally(
  groups: Group[],
  { family, language, from, days }: Criteria,
  titles: { skills: DirectoryCounts["skills"]; families: { code: string; title: string }[] },
): DirectoryCounts {
  const needsFree = from !== undefined || days !== undefined
  const inFamily = (group: Group) => !family || group.families.includes(family)
  const speaks = (group: Group) => !language || group.languages.includes(language)
  const isFree = (group: Group) => !needsFree || group.free
  const sum = (some: Group[]) => some.reduce((total, { count }) => total + count, 0)
  const ofFamilies = groups.filter((group) => speaks(group) && isFree(group))
  const ofLanguages = groups.filter((group) => inFamily(group) && isFree(group))
  const spoken = [...new Set(ofLanguages.flatMap((group) => group.languages))]
  return {
    total: sum(groups.filter((group) => inFamily(group) && speaks(group) && isFree(group))),
    available: sum(groups.filter((group) => inFamily(group) && speaks(group) && group.free)),
    families: titles.families.map(({ code, title }) => ({
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
    skills: titles.skills,
  }
}

/** Texts are looked for in the pages; who asks for none leaves these unread. */
const pagesOf = ({ words }: Criteria) =>
  words ? sql`join directory_pages p on p.person = e.person` : sql``

/** What everyone has who is counted: words, skills and place. Whoever is suspended now is not there. */
function found({ words, skills, match, place, radius, now }: Criteria): (SQL | undefined)[] {
  const reaches = place && sql`e.zone @> point(${place.longitude}, ${place.latitude})`
  const distance = place && distanceTo(place)
  return [
    sql`(e.suspended_until is null or e.suspended_until <= ${now.toISOString()}::timestamptz)`,
    words && sql`${words.common ? sql`p.headline` : sql`p.words`} @@ ${words.meant}::tsquery`,
    skills.length === 0
      ? undefined
      : match === "all"
        ? sql`e.skills @> ${sql.param([...skills])}::text[]`
        : sql`e.skills && ${sql.param([...skills])}::text[]`,
    reaches,
    distance && sql`(e.reach is null or ${distance} <= e.reach)`,
    distance && radius ? sql`${distance} <= ${radius}` : undefined,
  ]
}

/** The filters of which one may choose another: family, language and time. */
function chosen(criteria: Criteria): (SQL | undefined)[] {
  const { family, language, from, days } = criteria
  return [
    family ? sql`e.families @> array[${family}]::text[]` : undefined,
    language ? sql`e.languages @> array[${language}]::text[]` : undefined,
    from || days ? isFree(criteria) : undefined,
  ]
}

/** Free on the day, on so many days a week, as they said within the last month. */
function isFree({ from, days, today }: Criteria): SQL {
  const since = addDays(today, -confirmationHolds)
  return sql`(e.confirmed_on >= ${since}::date and e.free @> free_on(${from ?? today}::date, ${days ?? 1}::int)) is true`
}

const distanceTo = ({ latitude, longitude }: NonNullable<Criteria["place"]>) =>
  sql`kilometres(${latitude}::float8, ${longitude}::float8, e.latitude, e.longitude)`

const kilometres = ({ place }: Criteria) => place && sql`round(${distanceTo(place)})::int`

function knownSkills({ skills }: Criteria): SQL | undefined {
  if (skills.length === 0) return undefined
  const each = skills.map((skill) => sql`(e.skills @> array[${skill}]::text[])::int`)
  return sql`(${sql.join(each, sql` + `)})`
}

/** As `reasonsOf` counts them; the words' points say where they were found. */
function wordsPoints({ words }: Criteria): SQL | undefined {
  if (!words) return undefined
  const { trade, skills, place, presentation } = mostPoints.words
  const { said, meant, common } = words
  const cases = Object.entries({ A: trade, AB: skills, ABC: place }).flatMap(
    ([weights, points]) => [
      sql`when p.headline @@ ${weighted(said, weights)}::tsquery then ${points}::int`,
      sql`when p.headline @@ ${weighted(meant, weights)}::tsquery then ${points - mostPoints.resembling}::int`,
    ],
  )
  if (!common) cases.push(sql`when p.words @@ ${said}::tsquery then ${presentation}::int`)
  return sql`(case ${sql.join(cases, sql` `)} else ${presentation - mostPoints.resembling}::int end)`
}

/** The query, for words of these weights only: 'dev':* becomes 'dev':*AB. */
const weighted = (query: string, weights: string) =>
  query.replace(
    /'([a-z0-9]+)'(?::(\*))?/g,
    (_, word, prefix = "") => `'${word}':${prefix}${weights}`,
  )

function scoreOf(criteria: Criteria): SQL {
  const away = kilometres(criteria)
  const known = knownSkills(criteria)
  const parts = [
    wordsPoints(criteria),
    known && sql`(${mostPoints.skills}::int * ${known} / ${criteria.skills.length}::int)`,
    away &&
      sql`(${mostPoints.nearness}::int * greatest(0, ${farAway}::int - ${away}) / ${farAway}::int)`,
    sql`(case when ${isFree(criteria)}
      then greatest(0, ${mostPoints.availability}::int - (${criteria.today}::date - e.confirmed_on) / 3) else 0 end)`,
    sql`e.completeness::int`,
  ]
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` + `,
  )
}

const all = (conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
