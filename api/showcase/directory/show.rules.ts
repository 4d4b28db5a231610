import type { DirectoryEntry } from "#contract/directory"
import { confirmationHolds } from "#domain/availability"
import type { Day } from "#domain/day"
import { mostPoints } from "#domain/directory-points"
import { isAvailableNow, type MatchFacts, reasonsOf, scoreOf } from "./rules"
import type { Criteria, FoundRow } from "./search.queries"

/** Someone as a page of the directory shows them, and why they stand there. */
export function showEntry(
  row: Omit<FoundRow, "cursor" | "id">,
  criteria: Criteria,
  today: Day,
): DirectoryEntry {
  const { handle, name, commercialName, activity, jobs, skills, languages, commune, reach } = row
  const reasons = reasonsOf(matchFactsOf(row, criteria))
  return {
    ...{ handle, name, commercialName, activity, jobs, skills, languages, commune, reach },
    availableNow: isAvailableNow(row, today, confirmationHolds),
    confirmedOn: row.confirmedOn,
    hasPhoto: row.hasPhoto,
    photoAlt: row.photoAlt,
    kilometres: row.kilometres,
    score: scoreOf(reasons),
    reasons,
  }
}

/** What the database found, in the words of the rules. */
export function matchFactsOf(
  row: Pick<FoundRow, "wordsPoints" | "known" | "kilometres" | "daysAgo" | "filled">,
  { skills }: Pick<Criteria, "skills">,
): MatchFacts {
  return {
    words: row.wordsPoints === null ? null : wordsOf(row.wordsPoints),
    skills: row.known === null ? null : { known: row.known, asked: skills.length },
    kilometres: row.kilometres,
    confirmedDaysAgo: row.daysAgo,
    filled: row.filled,
  }
}

/** Each place where words are found, as they were typed or nearly so, has points of its own. */
function wordsOf(points: number): NonNullable<MatchFacts["words"]> {
  for (const found of ["trade", "skills", "place", "presentation"] as const) {
    if (points === mostPoints.words[found]) return { found, resembling: false }
    if (points === mostPoints.words[found] - mostPoints.resembling)
      return { found, resembling: true }
  }
  throw new Error(`no words are worth ${points} points`)
}
