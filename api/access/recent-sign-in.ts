import { HttpProblem } from "../http/problem"
import type { Person } from "../ports/person"

/** Seconds that a sign-in is good for what a stolen session must not do. */
const recent = 5 * 60

/**
 * Goes on only where the person showed who they are a moment ago: by the real clock, as tokens are made.
 * Asks for another sign-in otherwise (RFC 9470).
 */
export function requireRecentSignIn(person: Pick<Person, "signedInAt">): void {
  const since = person.signedInAt && (Date.now() - person.signedInAt.getTime()) / 1000
  if (since !== undefined && since <= recent) return
  throw new HttpProblem(401, "signInAgain", {
    headers: {
      "WWW-Authenticate": `Bearer error="insufficient_user_authentication", max_age="${recent}"`,
    },
  })
}
