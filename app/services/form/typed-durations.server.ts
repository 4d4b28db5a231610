import type { Problem } from "#contract/problem"
import { typedDuration } from "#domain/duration"

/**
 * A refusal as the form says durations: what someone saved meanwhile is shown beside what is typed, and no form is
 * typed in plain minutes. Of each field: in which one of the record its minutes are.
 */
export function withTypedDurations(problem: Problem, fields: Record<string, string>): Problem {
  const { current } = problem
  if (typeof current !== "object" || current === null) return problem
  const kept = Object.fromEntries(Object.entries(current))
  const typed = Object.entries(fields).flatMap(([field, minutes]) => {
    const value = kept[minutes]
    return typeof value === "number" ? [[field, typedDuration(value)] as const] : []
  })
  return { ...problem, current: { ...kept, ...Object.fromEntries(typed) } }
}
