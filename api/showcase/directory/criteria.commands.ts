import type { DirectoryFilter } from "#contract/directory"
import { nameSkills } from "../skills/queries"
import { placeOf, type Visit } from "./places.commands"
import { type Criteria, findWords, plainSkills } from "./search.queries"

/** A search as the database is asked; undefined where its text has no letter or digit to look for. */
export async function criteriaOf(
  context: Visit,
  filter: DirectoryFilter,
): Promise<Criteria | undefined> {
  const { db, today, now } = context
  const { q, skill = [], match, family, commune, radius, from, days, language } = filter
  const [words, skills, place] = await Promise.all([
    q ? findWords(db, q) : undefined,
    skill.length > 0 ? nameSkills(db, skill).then((names) => plainSkills(db, names)) : [],
    commune ? placeOf(context, commune) : undefined,
  ])
  if (q && !words) return undefined
  return { words, skills, match, family, place, radius, from, days, language, today, now }
}
