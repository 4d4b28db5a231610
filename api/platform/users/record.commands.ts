import type { PublicUser, UserDetails, UserRecord } from "#contract/users"
import { isConfirmed } from "#domain/availability"
import { todayIn } from "#domain/day"
import { ownerOf } from "#domain/owner"
import { reading } from "../../../database/reading"
import { found } from "../../http/problem"
import { listOwnCompanies } from "../../people/companies/queries"
import { showAvailability } from "../../people/profile/commands"
import { findProfile, listWorkAvailabilities } from "../../people/profile/queries"
import { blank } from "../../people/profile/rules"
import type { Call } from "../../ports/context"
import { findJobs } from "../../showcase/jobs/queries"
import { actorOf } from "./oversight.commands"
import { findPerson, type PersonRow } from "./queries"
import { oversightProblem } from "./rules"

/** Someone, as those see them who administer people. */
export const showRecord = (c: Call, row: PersonRow): UserRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  lastConnectionAt: row.lastConnectionAt?.toISOString() ?? null,
  suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
  administrable: oversightProblem(actorOf(c), row) === undefined,
})

/** How the audit log calls someone. */
export const nameOf = ({ id, username }: PersonRow) => ({ id, name: username })

/**
 * All that is kept of someone: read as they read it, whoever asks, and within the call's transaction where
 * it has changed something. Whether that may be shown is not decided here.
 */
export async function factsOf(c: Call, personId: string, changed = false) {
  const owner = ownerOf(personId.toLowerCase())
  const apart = reading(c.var.parts.pool, owner)
  const db = changed && owner === c.var.owner ? c.var.db : apart
  const [person, profile, said, companies] = await Promise.all([
    findPerson(changed ? c.var.db : db, owner),
    findProfile(db, owner),
    listWorkAvailabilities(db, owner),
    listOwnCompanies(db, owner),
  ])
  const entered = profile ?? blank(person?.email ?? null)
  const jobs = entered.jobs.length > 0 ? await findJobs(db, entered.jobs, c.var.language) : []
  return { person: found(person), profile: entered, said, companies, jobs }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** What anyone may know of someone who can be found. */
export function showPublic(c: Call, { person, profile, said, jobs }: Facts): PublicUser {
  const { firstName, lastName, commercialName, activity, userType, personType } = profile
  const { hobbies, howIAmDescription, skills, spokenLanguages } = profile
  const { communeId, communeName, limitInterventionZone } = profile
  const held = said.filter(({ confirmedAt }) =>
    isConfirmed({ confirmedOn: todayIn("Europe/Paris", confirmedAt) }, c.var.today),
  )
  return {
    id: person.id,
    ...{ firstName, lastName, commercialName, activity, userType, personType },
    ...{ hobbies, howIAmDescription, skills, spokenLanguages },
    ...{ communeId, communeName, limitInterventionZone },
    jobs,
    workAvailabilities: held.map((one) => showAvailability(one, c.var.today)),
  }
}

/** All of it, for the person themself and for those who may see users. */
export function showDetails(c: Call, facts: Facts): UserDetails {
  const { person, profile, said, companies } = facts
  return {
    ...showPublic(c, facts),
    ...showRecord(c, person),
    workAvailabilities: said.map((one) => showAvailability(one, c.var.today)),
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
