import type pg from "pg"
import { type Figure, measure, type Target } from "./measure"

/**
 * Fills the public directory with `count` people, straight into its own tables: five skills each of all
 * that there are, a job, two thousand communes over the whole country, every third goes anywhere.
 */
export async function fillDirectory(database: pg.Pool, count: number): Promise<void> {
  const client = await database.connect()
  try {
    await client.query("begin; set local statement_timeout = 0")
    await client.query(communes)
    await client.query(entries, [count])
    await client.query(pages)
    await client.query("commit")
    await client.query("set statement_timeout = 0")
    await client.query("vacuum analyze directory_entries, directory_pages, directory_words")
  } finally {
    client.release()
  }
}

/** What people look for: each search another one, and none of them twice in a row. */
export const searches = [
  "",
  "family=M",
  "skill=React&skill=TypeScript",
  "skill=Python&skill=Figma&match=any",
  "commune=01100",
  "commune=01200&radius=50",
  "from=2026-12-15&days=3",
  "language=en",
  "q=graphiste",
  // A word that everyone has, and one that an eighth of them have.
  "q=commune",
  "q=camille",
  "q=develloppeuse+camile",
  "q=consultante+commune",
  "q=photographe&commune=01300&language=es",
  "family=E&commune=01400&from=2026-12-15",
  "q=camille&skill=React&match=any&family=M&commune=01300&radius=300&from=2026-12-15&days=2&language=fr",
]

/**
 * A search of the API as a page makes it: its first ten people, and how many there are with each filter.
 * Each must answer within 200 ms, 95 times of 100.
 */
export async function directoryFigures(target: Target, count: number): Promise<Figure[]> {
  const search = (at: number) => searches[at % searches.length] ?? ""
  // One visitor after another: what is asked is how long each waits.
  const load = { total: 160, concurrency: 1 }
  const path = (place: string) => (at: number) => ({ path: `${place}${search(at)}` })
  return [
    await measure(
      `directory search, ${count} people`,
      target,
      path("/api/Public/Directory?"),
      load,
    ),
    await measure(
      `directory counts, ${count} people`,
      target,
      path("/api/Public/Directory/counts?"),
      load,
    ),
  ]
}

const communes = `
  insert into communes (code, name, postal_codes, latitude, longitude)
  select lpad((1000 + at)::text, 5, '0'), 'Commune ' || at, array[lpad((1000 + at)::text, 5, '0')],
    42.5 + (at * 37 % 850) / 100.0, -4.5 + (at * 91 % 1250) / 100.0
  from generate_series(1, 2000) as at`

const entries = `
  insert into directory_entries (person, skills, families, languages, latitude, longitude, reach, zone,
    free, confirmed_on, completeness)
  select md5('person ' || at)::uuid,
    array(select distinct trim(directory_text(s.names[1 + (at::bigint * step) % s.many])) from unnest(array[1, 7, 13, 29, 31]) as step),
    array[j.families[1 + at % j.many]], case at % 3 when 0 then '{fr}' when 1 then '{fr,en}' else '{fr,es}' end::text[],
    c.latitude, c.longitude, reach, box_around(c.latitude, c.longitude, reach),
    case when at % 5 = 0 then '{}' else (
      select range_agg(int4range(free_on(current_date + at % 60 - 30, days), free_on('2100-01-01', days), '[]'))
      from generate_series(1, 1 + at % 5) as days) end,
    case when at % 5 > 0 then current_date - at % 50 end, at % 6
  from generate_series(1, $1::int) as at
  cross join (select array_agg(name order by name) as names, count(*) as many from skills) as s
  cross join (select array_agg(family order by title) as families, count(*) as many from jobs) as j
  join communes c on c.code = lpad((1001 + at % 2000)::text, 5, '0')
  cross join lateral (select case when at % 3 > 0 then (at % 7 + 1) * 20 end as reach) as zone`

const pages = `
  insert into directory_pages (person, handle, name, about, skills, jobs, commune_name, periods, headline, words)
  select made.person, made.handle, made.name, about, made.skills, made.jobs, made.commune, '[]', headline,
    headline || setweight(to_tsvector('simple', directory_text(about)), 'D')
  from (
    select e.person, 'person-' || left(encode(sha256(e.person::text::bytea), 'hex'), 12) as handle, e.skills,
      (array['Camille', 'Thomas', 'Inès', 'Hugo', 'Léa', 'Mehdi', 'Chloé', 'Jules'])[1 + place % 8] || ' '
        || initcap(translate(left(md5((place % 20000)::text), 8), '0123456789', 'aeioulrtns')) as name,
      array[j.ids[1 + place % j.many]] as jobs, j.titles[1 + place % j.many] as title,
      'Commune ' || place % 2000 as commune, e.families
    from (select *, row_number() over (order by person) as place from directory_entries) as e
    cross join (select array_agg(id order by title) as ids, array_agg(concat_ws(' ', title, title_en) order by title) as titles,
      count(*) as many from jobs) as j
  ) as made
  cross join lateral (select repeat('Je travaille avec soin et méthode pour des clients exigeants. ', 3) as about) as text
  cross join lateral (select setweight(to_tsvector('simple', directory_text(made.name || ' ' || made.title)), 'A')
    || setweight(to_tsvector('simple', array_to_string(made.skills, ' ')), 'B')
    || setweight(to_tsvector('simple', directory_text(made.commune)), 'C') as headline) as words`
