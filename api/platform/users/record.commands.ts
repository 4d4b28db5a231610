import type { PublicUser, UserDetails, UserRecord } from "#contract/users"
import { isConfirmed } from "#domain/availability"
import { todayIn } from "#domain/day"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import { found } from "../../http/problem"
import { listOwnCompanies } from "../../people/companies/queries"
import { showAvailability } from "../../people/profile/commands"
import { findProfile, listWorkAvailabilities } from "../../people/profile/queries"
import { blank } from "../../people/profile/rules"
import type { Context } from "../../ports/context"
import { findJobs } from "../../showcase/jobs/queries"
import { actorOf, type Overseer } from "./oversight.commands"
import { findPerson, type PersonRow } from "./queries"
import { personActs } from "./rules"

/** Someone, as those see them who administer people. */
export const showRecord = (overseer: Overseer, row: PersonRow): UserRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  lastConnectionAt: row.lastConnectionAt?.toISOString() ?? null,
  suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
  can: personActs(actorOf(overseer), row),
})

/** How the audit log calls someone. */
export const nameOf = ({ id, username }: PersonRow) => ({ id, name: username })

/**
 * All that is kept of someone: read as they read it, whoever asks, and within the call's transaction where
 * it has changed something. Whether that may be shown is not decided here.
 */
export async function factsOf(
  context: Pick<Context<"pool">, "db" | "owner" | "parts">,
  personId: string,
  language: "fr" | "en",
  changed = false,
) {
  const { pool } = context.parts
  const people = changed ? context.db : reading(pool, context.owner, "people")
  const person = found(await findPerson(people, personId))
  const owner = ownerOfRow({ owner: person.id })
  const db = changed && owner === context.owner ? context.db : reading(pool, owner)
  const [profile, said, companies] = await Promise.all([
    findProfile(db, owner),
    listWorkAvailabilities(db, owner),
    listOwnCompanies(db, owner),
  ])
  const entered = profile ?? blank(person.email)
  const jobs = entered.jobs.length > 0 ? await findJobs(db, entered.jobs, language) : []
  return { person, profile: entered, said, companies, jobs }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** What anyone may know of someone who can be found. */
export function showPublic(
  { today }: Pick<Context, "today">,
  { person, profile, said, jobs }: Facts,
): PublicUser {
  const { firstName, lastName, commercialName, activity, userType, personType } = profile
  const { hobbies, howIAmDescription, skills, spokenLanguages } = profile
  const { communeId, communeName, limitInterventionZone } = profile
  const held = said.filter(({ confirmedAt }) =>
    isConfirmed({ confirmedOn: todayIn("Europe/Paris", confirmedAt) }, today),
  )
  return {
    id: person.id,
    ...{ firstName, lastName, commercialName, activity, userType, personType },
    ...{ hobbies, howIAmDescription, skills, spokenLanguages },
    ...{ communeId, communeName, limitInterventionZone },
    jobs,
    workAvailabilities: held.map((one) => showAvailability(one, today)),
  }
}

/** All of it, for the person themself and for those who may see users. */
export function showDetails(context: Overseer & Pick<Context, "today">, facts: Facts): UserDetails {
  const { person, profile, said, companies } = facts
  return {
    ...showPublic(context, facts),
    ...showRecord(context, person),
    workAvailabilities: said.map((one) => showAvailability(one, context.today)),
    mail: profile.email,
    phoneNumber: profile.phoneNumber,
    photo: profile.photoId,
    photoAlt: profile.photoAlt,
    banner: profile.bannerId,
    bannerAlt: profile.bannerAlt,
    workPhoto: profile.workPhotoId,
    workPhotoAlt: profile.workPhotoAlt,
    firstConnection: profile.firstConnection,
    companies,
  }
}
