import type { z } from "zod"
import type {
  AvailabilitiesPart,
  ExpertisePart,
  OfferPart,
  PresentationPart,
  Profile,
  ZonePart,
} from "#contract/profile"
import { keepImages } from "../../files/queries"
import { invalid } from "../../http/problem"
import { communeNamed } from "../../official-lists/commune-register"
import { savePlace } from "../../people/communes/commands"
import { current, save } from "../../people/profile/commands"
import { replaceWorkAvailabilities } from "../../people/profile/queries"
import type { Context, OutsideContext } from "../../ports/context"
import { knownProducts } from "../../sales/products/queries"
import { takenJobs, takenSkills } from "./expertise.commands"

export async function savePresentation(
  context: Context,
  said: z.output<typeof PresentationPart>,
): Promise<Profile> {
  await keepImages(context.db, context.owner, { bannerId: said.bannerId })
  return save(context, ["presentation"], said)
}

/** Jobs of the list, and skills by the names that they have there. */
export async function saveExpertise(
  context: Context,
  { jobs, skills, ...others }: z.output<typeof ExpertisePart>,
): Promise<Profile> {
  const { db } = context
  const taken = { jobs: await takenJobs(db, jobs), skills: await takenSkills(db, skills) }
  return save(context, ["expertise"], { ...others, ...taken })
}

/** Which of the owner's own products their page of the directory shows. */
export async function saveOffer(
  context: Context,
  said: z.output<typeof OfferPart>,
): Promise<Profile> {
  const known = await knownProducts(context.db, context.owner, said.offeredProducts)
  const unknown = said.offeredProducts.flatMap((id, at) => (known.has(id.toLowerCase()) ? [] : at))
  if (unknown.length > 0)
    invalid(unknown.map((at) => ({ path: `offeredProducts[${at}]`, code: "unknown" })))
  return save(context, ["offer"], said)
}

/** Where one goes; the public register is asked before the transaction, which waits for nobody. */
export async function saveZone(
  context: OutsideContext<"communeLookupUrl" | "pool">,
  zone: z.output<typeof ZonePart>,
): Promise<Profile> {
  const { inTransaction, now, parts } = context
  const communeName = await communeNamed(parts.communeLookupUrl, zone.communeId, now)
  if (zone.communeId) await savePlace(parts, zone.communeId, now)
  return inTransaction((db) => save({ ...context, db }, ["zone"], { ...zone, communeName }))
}

/** All of when one can be hired: what is said takes the place of what was said before. */
export async function saveAvailabilities(
  context: Context,
  { version, workAvailabilities }: z.output<typeof AvailabilitiesPart>,
): Promise<Profile> {
  const { db, now, owner } = context
  await save(context, ["availabilities"], { version })
  const said = workAvailabilities.map((one) => ({ ...one, confirmedAt: now }))
  await replaceWorkAvailabilities(db, owner, said)
  return current(context)
}
