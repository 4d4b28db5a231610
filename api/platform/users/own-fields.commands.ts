import { keepImages } from "../../files/queries"
import { invalid } from "../../http/problem"
import { officialCommune } from "../../official-lists/communes"
import { savePlace } from "../../people/communes/commands"
import { patchProfile, replaceWorkAvailabilities } from "../../people/profile/queries"
import type { AfterCommit, Context } from "../../ports/context"
import { takenJobs, takenSkills } from "../../showcase/presentation/expertise.commands"
import type { ownOf } from "./patch.commands"

/** Changes the caller's own fields, as the profile's screens do: the same lists, the same refusals. */
export async function changeOwn(
  context: Context<"communeLookupUrl" | "pool"> & AfterCommit,
  own: ReturnType<typeof ownOf>,
): Promise<void> {
  const { db, owner, person, now } = context
  const { mail, photo, workPhoto, jobs, skills, workAvailabilities, communeId, ...fields } = own
  await keepImages(db, owner, { photo, workPhoto })
  await patchProfile(db, owner, person.email, {
    ...fields,
    ...(mail !== undefined && { email: mail }),
    ...(photo !== undefined && { photoId: photo }),
    ...(workPhoto !== undefined && { workPhotoId: workPhoto }),
    ...(jobs && { jobs: await takenJobs(db, jobs) }),
    ...(skills && { skills: await takenSkills(db, skills) }),
    ...(communeId !== undefined && { communeId, communeName: nameOf(communeId) }),
  })
  if (workAvailabilities) {
    const said = workAvailabilities.map((one) => ({ ...one, confirmedAt: now }))
    await replaceWorkAvailabilities(db, owner, said)
  }
  // The public register may know better than our list where it lies, and no transaction waits for it.
  if (communeId) context.afterCommit(() => savePlace(context.parts, communeId, now))
}

function nameOf(code: string | null): string | null {
  if (code === null) return null
  return officialCommune(code)?.name ?? invalid([{ path: "communeId", code: "commune" }])
}
