import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"

/** As many addresses as one part of the map names; it may name 50,000, each in two languages. */
export const addressesPerPart = 10_000

const present = (now: Date) =>
  sql`(e.suspended_until is null or e.suspended_until <= ${now.toISOString()}::timestamptz)`

/** The last part of a handle, which stays when the name before it changes. */
const ofHandle = (handle: string) => sql`right(p.handle, 12) = ${handle.slice(-12)}`

/** Someone's public page; nothing of whoever is hidden, suspended or not validated. */
export async function findPage(
  db: Database,
  handle: string,
  language: "fr" | "en",
  today: Day,
  now: Date,
) {
  const english = language === "en"
  const { rows } = await db.execute<{
    owner: string
    handle: string
    name: string
    commercialName: string | null
    activity: string | null
    about: string | null
    hobbies: string | null
    skills: string[]
    jobs: string[]
    families: string[]
    languages: string[]
    commune: string | null
    reach: number | null
    freeToday: boolean
    confirmedOn: Day | null
    periods: { startsOn: Day; endsOn: Day | null; daysPerWeek: number }[]
    photoId: string | null
    photoAlt: string | null
    bannerId: string | null
    bannerAlt: string | null
    changedAt: Date
  }>(sql`
    select p.person as owner, p.handle, p.name, p.commercial_name as "commercialName", p.activity, p.about, p.hobbies, p.skills,
      array(select ${english ? sql`case when j.title_en is null then j.title else j.title_en end` : sql`j.title`}
        from unnest(p.jobs) with ordinality as own (id, at) join jobs j on j.id = own.id order by own.at) as jobs,
      array(select ${english ? sql`f.title_en` : sql`f.title`} from job_families f
        where f.code = any (e.families) order by f.code) as families,
      e.languages, p.commune_name as commune, e.reach, e.free @> free_on(${today}::date, 1) as "freeToday",
      e.confirmed_on as "confirmedOn", p.periods, p.photo_id as "photoId", p.photo_alt as "photoAlt",
      p.banner_id as "bannerId", p.banner_alt as "bannerAlt", p.changed_at as "changedAt"
    from directory_entries e join directory_pages p using (person)
    where ${ofHandle(handle)} and ${present(now)}`)
  const [page] = rows
  return page && { ...page, owner: ownerOfRow(page) }
}

/** What someone chose to show of their products and services, in the order that they chose. */
export async function listOffers(db: Database, owner: Owner) {
  const { rows } = await db.execute<{
    name: string
    detail: string
    price: number | null
    currency: string
  }>(sql`
    select p.name, concat_ws(', ', p.color, p.size) as detail,
      case when f.offer_prices then p.selling_price end::float8 as price, p.currency
    from profiles f, unnest(f.offered_products) with ordinality as own (id, at)
      join products p on p.id = own.id
    where f.owner = ${owner} and p.owner = ${owner} and not p.sold order by own.at`)
  return rows
}

/** Whose page it is, and its pictures: for what is done in their name, never to be shown. */
export async function findPerson(db: Database, handle: string, now: Date) {
  const { rows } = await db.execute<{
    owner: string
    name: string
    photoId: string | null
    bannerId: string | null
  }>(sql`
    select e.person as owner, p.name, p.photo_id as "photoId", p.banner_id as "bannerId"
    from directory_entries e join directory_pages p using (person)
    where ${ofHandle(handle)} and ${present(now)}`)
  const [row] = rows
  return row && { ...row, owner: ownerOfRow(row) }
}

/** The addresses of one part of the map, and whether there are more parts. */
export async function listAddresses(db: Database, part: number, now: Date) {
  const { rows } = await db.execute<{ handle: string; changedAt: Date }>(sql`
    select p.handle, p.changed_at as "changedAt" from directory_entries e join directory_pages p using (person)
    where ${present(now)} order by e.person limit ${addressesPerPart} offset ${(part - 1) * addressesPerPart}`)
  return rows
}

export async function countPages(db: Database, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from directory_entries e where ${present(now)}`,
  )
  return rows[0]?.count ?? 0
}
