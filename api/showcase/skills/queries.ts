import { sql } from "drizzle-orm"
import type { Database } from "../../../database/client"
import { skills } from "./schema"

/** As many as one looks through before typing another letter. */
const mostSuggestions = 12

/** Skills of which a word, in any of their names, begins like this; those whose own name does come first. */
export function suggestSkills(db: Database, q: string) {
  const literal = q.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const begins = sql`plain_text(${skills.name}) like plain_text(${literal}) || '%'`
  const anyName = sql`plain_text(' ' || ${skills.name} || ' ' || array_to_string(${skills.synonyms}, ' '))`
  return db
    .select({ name: skills.name, kind: skills.kind, synonyms: skills.synonyms })
    .from(skills)
    .where(sql`${anyName} like '% ' || plain_text(${literal}) || '%'`)
    .orderBy(sql`not (${begins})`, sql`${skills.name} collate "fr-x-icu"`)
    .limit(mostSuggestions)
}

/** What each of these is called here, in their order; as it was typed where nobody knows it. */
export async function nameSkills(db: Database, typed: readonly string[]): Promise<string[]> {
  if (typed.length === 0) return []
  const { rows } = await db.execute<{ name: string }>(sql`
    select (case when known.name is null then given.text else known.name end) as name
    from unnest(${sql.param([...typed])}::text[]) with ordinality as given (text, place)
    left join lateral (
      select s.name from skills s
      where plain_text(s.name) = plain_text(given.text)
         or plain_text(given.text) = any (select plain_text(synonym) from unnest(s.synonyms) as synonym)
      order by plain_text(s.name) = plain_text(given.text) desc, s.name limit 1
    ) as known on true
    order by given.place`)
  return rows.map(({ name }) => name)
}

/** Of which type a skill of the list is; nothing where nobody knows it. */
export async function findSkillKind(db: Database, name: string) {
  const [known] = await db
    .select({ kind: skills.kind })
    .from(skills)
    .where(sql`plain_text(${skills.name}) = plain_text(${name})`)
  return known?.kind ?? null
}
