import type { DirectoryReason, DirectoryStanding } from "#contract/directory"
import { type Day, daysBetween } from "#domain/day"
import { farAway, mostPoints } from "#domain/directory-points"

/** What is known of one person and one search; everything that the order is made from. */
export interface MatchFacts {
  /** Where the words stand, in the order of what that is worth; null where none were asked for. */
  words: { found: keyof typeof mostPoints.words; resembling: boolean } | null
  skills: { known: number; asked: number } | null
  kilometres: number | null
  /** Days since they said that they are free, on a day on which they are. */
  confirmedDaysAgo: number | null
  /** Of five parts of the page. */
  filled: number
}

/** Why someone stands where they stand, the weightiest reason first. The database computes the same sum. */
export function reasonsOf(facts: MatchFacts): DirectoryReason[] {
  const { words, skills, kilometres, confirmedDaysAgo, filled } = facts
  const reasons: DirectoryReason[] = []
  if (words) {
    const points = mostPoints.words[words.found] - (words.resembling ? mostPoints.resembling : 0)
    reasons.push({ kind: "words", ...words, points })
  }
  if (skills) {
    const points = Math.floor((mostPoints.skills * skills.known) / skills.asked)
    reasons.push({ kind: "skills", ...skills, points })
  }
  if (kilometres !== null) {
    const near = Math.max(0, farAway - kilometres)
    const points = Math.floor((mostPoints.nearness * near) / farAway)
    reasons.push({ kind: "nearness", kilometres, points })
  }
  if (confirmedDaysAgo !== null) {
    const points = Math.max(0, mostPoints.availability - Math.floor(confirmedDaysAgo / 3))
    reasons.push({ kind: "availability", daysAgo: confirmedDaysAgo, points })
  }
  if (filled > 0) reasons.push({ kind: "completeness", filled, points: filled })
  return reasons.sort((one, other) => other.points - one.points)
}

export const scoreOf = (reasons: readonly DirectoryReason[]): number =>
  reasons.reduce((sum, { points }) => sum + points, 0)

/** Whether someone is free today, as they said lately. */
export function isAvailableNow(
  { freeToday, confirmedOn }: { freeToday: boolean; confirmedOn: Day | null },
  today: Day,
  holds: number,
): boolean {
  return freeToday && confirmedOn !== null && daysBetween(confirmedOn, today) <= holds
}

/** One's own account and profile, as far as the directory asks for them. */
export interface Candidate {
  validated: boolean
  showInSearch: boolean
  suspended: boolean
  name: string | null
  activity: string | null
  jobs: readonly string[]
  skills: readonly string[]
  photoId: string | null
  about: string | null
  /** Whether it is known where the own commune lies. */
  placed: boolean
  available: boolean
}

/** What keeps someone out of the directory, and what they would be found better with. */
export function standingOf(candidate: Candidate): Omit<DirectoryStanding, "handle"> {
  const { jobs, skills, activity, about } = candidate
  const missing: DirectoryStanding["missing"] = []
  if (!candidate.name) missing.push("name")
  if (jobs.length === 0 && skills.length === 0 && !activity) missing.push("trade")
  if (!candidate.showInSearch) missing.push("shown")
  if (!candidate.validated) missing.push("validated")
  if (candidate.suspended) missing.push("suspended")
  const tips: DirectoryStanding["tips"] = []
  if (!candidate.photoId) tips.push("photo")
  if ((about ?? "").length < 100) tips.push("about")
  if (skills.length < 3) tips.push("skills")
  if (jobs.length === 0) tips.push("jobs")
  if (!candidate.placed) tips.push("place")
  if (!candidate.available) tips.push("availability")
  return { missing, tips }
}
