import { type SQL, sql } from "drizzle-orm"
import type { DirectorySearch } from "#contract/directory"
import { confirmationHolds } from "#domain/availability"
import { addDays, type Day } from "#domain/day"
import { farAway, mostFound, mostPoints, mostRanked, mostRead } from "#domain/directory-points"
import { type Database, plannedAnew } from "../../../database/client"
import { type Count, keyset } from "../../http/page"

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
  /** So many headlines say it that not all of them can be read. */
  everywhere: boolean
}

/** Pages of which it is estimated how many have a word; a person's id is drawn by lot. */
const sampled = 500

export type FoundRow = Awaited<ReturnType<typeof listEntries>>["rows"][number]

/** What a typed text asks for; undefined where it has no letter or digit. */
export async function findWords(db: Database, typed: string): Promise<Words | undefined> {
  const { rows } = await db.execute<{ said: string | null; meant: string | null }>(
    sql`select said::text, meant::text from directory_query(${typed})`,
  )
  const { said, meant } = rows[0] ?? {}
  if (!said || !meant) return undefined
  const sample = await db.execute<{ saying: number; headlines: number }>(sql`
    select size.pages * avg((words @@ ${meant}::tsquery)::int) as saying,
      size.pages * avg((headline @@ ${meant}::tsquery)::int) as headlines
    from (select reltuples as pages from pg_class where oid = 'directory_pages'::regclass) as size,
      lateral (select words, headline from directory_pages where size.pages > ${mostFound}
        order by person limit ${sampled}) as drawn
    group by size.pages`)
  const { saying = 0, headlines = 0 } = sample.rows[0] ?? {}
  return { said, meant, common: saying > mostFound, everywhere: headlines > mostRead }
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
  const columns = criteria.words ? sql`e.*, p.headline, p.words` : sql`e.*`
  const ranked = sql`select ${columns} from ${from} where ${wanted} ${criteria.words?.everywhere ? fullestFirst : sql``}`
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
  }>(sql`${plannedAnew}
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
      from (${ranked}) as e ${page.of(undefined)}
    ) as top join directory_pages s on s.person = top.id
    order by top.place ${direction}, top.id ${direction}`)
  const [selected, count] = await Promise.all([
    rows,
    countUpTo(db, mostFound, sql`${from} where ${wanted}`),
  ])
  return { rows: selected.rows, count }
}

async function countUpTo(db: Database, most: number, from: SQL): Promise<Count> {
  const { rows } = await db.execute<{ count: number }>(sql`${plannedAnew}
    select count(*)::int as count from (select from ${from} limit ${most + 1}) as counted`)
  const count = rows[0]?.count ?? 0
  return { value: Math.min(count, most), more: count > most }
}

/**
 * A word that everyone has would be ranked among everyone: those with the fullest pages and the latest
 * availability are. An index has this order, so that few others are read.
 */
const fullestFirst = sql`order by e.completeness desc, e.confirmed_on desc nulls last, e.person limit ${mostRanked}`

/**
 * Texts are looked for in the pages; who asks for none leaves these unread. `offset 0` has the pages found
 * by their words before anything else is looked at: PostgreSQL deems these few, and would read all others.
 */
export function pagesOf({ words }: Criteria): SQL {
  if (!words) return sql``
  if (words.everywhere) return sql`join directory_pages p on p.person = e.person`
  const text = words.common ? sql`headline` : sql`words`
  return sql`join (select person, headline, words from directory_pages
    where ${text} @@ ${words.meant}::tsquery offset 0) as p on p.person = e.person`
}

/** What everyone has who is counted: words, skills and place. Whoever is suspended now is not there. */
export function found({ words, skills, match, place, radius, now }: Criteria): (SQL | undefined)[] {
  const covers = place && sql`e.zone @> point(${place.longitude}, ${place.latitude})`
  // Who is read in the order of their pages is not to be gathered by place before: PostgreSQL deems few
  // people to cover a place by its index, and a third by a comparison, which is nearer the truth.
  const reaches =
    covers && words?.everywhere ? sql`(case when ${covers} then 1 else 0 end) > 0` : covers
  const distance = place && distanceTo(place)
  return [
    sql`(e.suspended_until is null or e.suspended_until <= ${now.toISOString()}::timestamptz)`,
    words?.everywhere ? sql`p.headline @@ ${words.meant}::tsquery` : undefined,
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
export function chosen(criteria: Criteria): (SQL | undefined)[] {
  const { family, language, from, days } = criteria
  return [
    family ? sql`e.families @> array[${family}]::text[]` : undefined,
    language ? sql`e.languages @> array[${language}]::text[]` : undefined,
    from || days ? isFree(criteria) : undefined,
  ]
}

/** Free on the day, on so many days a week, as they said within the last month. */
export function isFree({ from, days, today }: Criteria): SQL {
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
      sql`when e.headline @@ ${weighted(said, weights)}::tsquery then ${points}::int`,
      sql`when e.headline @@ ${weighted(meant, weights)}::tsquery then ${points - mostPoints.resembling}::int`,
    ],
  )
  if (!common) cases.push(sql`when e.words @@ ${said}::tsquery then ${presentation}::int`)
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

export const all = (conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
