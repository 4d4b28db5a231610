import type { Tone } from "~/components/ui/tone"

/** What of someone matters most to those who administer people, at this instant. */
export function personState(
  person: { suspendedUntil: string | null; validated: boolean },
  now: string,
): { state: "suspended" | "validated" | "unvalidated"; tone: Tone } {
  if (person.suspendedUntil && person.suspendedUntil > now)
    return { state: "suspended", tone: "danger" }
  return person.validated
    ? { state: "validated", tone: "success" }
    : { state: "unvalidated", tone: "neutral" }
}
