import { inTransaction } from "../../database/client"
import { nameOfPlace } from "../communes/places"
import { keepImages } from "../files/queries"
import type { Call } from "../http/context"
import { takenJobs, takenSkills } from "../profile/expertise"
import { patchProfile, replaceWorkAvailabilities } from "../profile/queries"
import type { ownOf } from "./patch"

/** Changes the caller's own fields, as the profile's screens do: the same lists, the same refusals. */
export async function changeOwn(c: Call, own: ReturnType<typeof ownOf>): Promise<void> {
  const { db, owner, person, now } = c.var
  const { mail, photo, workPhoto, jobs, skills, workAvailabilities, communeId, ...fields } = own
  await keepImages(db, owner, { photo, workPhoto })
  await patchProfile(db, owner, person.email, {
    ...fields,
    ...(mail !== undefined && { email: mail }),
    ...(photo !== undefined && { photoId: photo }),
    ...(workPhoto !== undefined && { workPhotoId: workPhoto }),
    ...(jobs && { jobs: await takenJobs(db, jobs) }),
    ...(skills && { skills: await takenSkills(db, skills) }),
    ...(communeId !== undefined && { communeId, communeName: null }),
  })
  if (workAvailabilities) {
    const said = workAvailabilities.map((one) => ({ ...one, confirmedAt: now }))
    await replaceWorkAvailabilities(db, owner, said)
  }
  if (communeId) nameLater(c, communeId)
}

/** A commune's name is asked of a public list, which no transaction waits for. */
function nameLater({ var: { afterCommit, owner, parts, person, now } }: Call, code: string): void {
  afterCommit(async () => {
    const communeName = await nameOfPlace(parts, code, now).catch(() => null)
    if (!communeName) return
    await inTransaction(parts.pool, owner, (db) =>
      patchProfile(db, owner, person.email, { communeName }),
    )
  })
}
