import type { Database } from "../../../database/client"
import { invalid } from "../../http/problem"
import { repeated } from "../../people/profile/rules"
import { findJobs } from "../jobs/queries"
import { nameSkills } from "../skills/queries"

/** Skills by the names that they have here; one that is said twice, by whatever names, is refused at its field. */
export async function takenSkills(db: Database, typed: readonly string[]): Promise<string[]> {
  const names = await nameSkills(db, typed)
  const twice = repeated(names)
  if (twice.length > 0) invalid(twice.map((at) => ({ path: `skills[${at}]`, code: "skillTwice" })))
  return names
}

/** Jobs of the list, each once; one that is not on it is refused at its field. */
export async function takenJobs(db: Database, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const known = new Set((await findJobs(db, wanted, "fr")).map(({ id }) => id))
  const unknown = wanted.filter((id) => !known.has(id))
  if (unknown.length > 0)
    invalid(unknown.map((id) => ({ path: `jobs[${wanted.indexOf(id)}]`, code: "unknown" })))
  return wanted
}
