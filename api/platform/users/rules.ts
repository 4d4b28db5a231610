import type { Profile } from "#contract/profile"
import type { Promotion } from "#contract/users"
import { permitted } from "../../access/permitted.rules"
import { type Actor, isSuspended, oversightProblem } from "../../access/rules"

/** Whether someone may be shown to others: they chose to be, were validated, and are not suspended. */
export const isFindable = (
  person: { validated: boolean; showInSearch: boolean; suspendedUntil: Date | null },
  now: Date,
): boolean => person.validated && person.showInSearch && !isSuspended(person.suspendedUntil, now)

/** What someone who administers people can do to one of them; nobody shuts themselves out. */
export function personActs(actor: Actor, person: { id: string; roles: readonly string[] }) {
  const isTheirs = oversightProblem(actor, person) === undefined
  const isOther = isTheirs && person.id !== actor.id
  return permitted(actor.rights, {
    changeRoles: isTheirs && "users.edit",
    validate: isTheirs && "users.edit",
    showInSearch: isTheirs && "users.edit",
    suspend: isOther && "users.edit",
    endSessions: isOther && "users.edit",
    remove: isTheirs && "users.delete",
  })
}

/** Skills with which someone is found by more than one of them. */
const enoughSkills = 3

/** What someone's promotion in the directory is judged by. */
interface PromotionFacts {
  person: { validated: boolean; showInSearch: boolean; suspendedUntil: Date | null }
  profile: Pick<
    Profile,
    | "firstName"
    | "lastName"
    | "commercialName"
    | "photoId"
    | "howIAmDescription"
    | "jobs"
    | "skills"
    | "communeId"
    | "limitInterventionZone"
  >
  /** Whether what they said of when they can be hired still holds. */
  isAvailabilityConfirmed: boolean
}

/** The criteria of promotion, met and missing, in the order in which to see to them. */
export function promotionOf(
  { person, profile, isAvailabilityConfirmed }: PromotionFacts,
  now: Date,
): { criterion: Promotion["criteria"][number]["criterion"]; met: boolean; page: string }[] {
  const isNamed = (profile.firstName && profile.lastName) || profile.commercialName
  return [
    { criterion: "name", met: Boolean(isNamed), page: "profile/personal" },
    { criterion: "photo", met: profile.photoId !== null, page: "profile/personal" },
    {
      criterion: "presentation",
      met: profile.howIAmDescription !== null,
      page: "profile/presentation",
    },
    { criterion: "job", met: profile.jobs.length > 0, page: "profile/expertise" },
    { criterion: "skills", met: profile.skills.length >= enoughSkills, page: "profile/expertise" },
    {
      criterion: "zone",
      met: profile.communeId !== null && profile.limitInterventionZone !== null,
      page: "profile/zone",
    },
    { criterion: "availability", met: isAvailabilityConfirmed, page: "profile/availabilities" },
    { criterion: "showInSearch", met: person.showInSearch, page: "profile/visibility" },
    { criterion: "validated", met: person.validated, page: "profile/visibility" },
    {
      criterion: "notSuspended",
      met: !isSuspended(person.suspendedUntil, now),
      page: "profile/visibility",
    },
  ]
}
