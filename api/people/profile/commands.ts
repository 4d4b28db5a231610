import type { z } from "zod"
import type { BankPart, BrandPart, PersonalPart, Profile, VatPart } from "#contract/profile"
import { isConfirmed } from "#domain/availability"
import { type Day, todayIn } from "#domain/day"
import { requireRecentSignIn } from "../../access/recent-sign-in"
import type { AuditContext } from "../../audit/commands"
import { keepImages } from "../../files/queries"
import { invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import { recordIbanChange } from "./iban-notice.commands"
import * as queries from "./queries"
import { blank, missing, type ProfileData, type ProfileForm } from "./rules"
import { findVatRegime, startVatRegime } from "./vat-regime.queries"

type AvailabilityRow = Awaited<ReturnType<typeof queries.listWorkAvailabilities>>[number]

export const showAvailability = (
  { id, startsOn, endsOn, daysPerWeek, confirmedAt }: AvailabilityRow,
  today: Day,
): Profile["workAvailabilities"][number] => ({
  id,
  startsOn,
  endsOn,
  daysPerWeek,
  confirmedAt: confirmedAt.toISOString(),
  confirmed: isConfirmed({ confirmedOn: todayIn("Europe/Paris", confirmedAt) }, today),
})

const show = (entered: ProfileData, said: AvailabilityRow[], today: Day): Profile => ({
  ...entered,
  workAvailabilities: said.map((one) => showAvailability(one, today)),
  missing: missing(entered),
})

/** The caller's profile as it is, which may be that nothing was ever entered. */
export async function current({ db, owner, person, today }: Context): Promise<Profile> {
  const [entered, said] = await Promise.all([
    queries.findProfile(db, owner),
    queries.listWorkAvailabilities(db, owner),
  ])
  return show(entered ?? blank(person.email), said, today)
}

/** Saves a form, or what belongs to several, unless one of them changed since the version that it is based on. */
export async function save(
  context: Context,
  forms: readonly ProfileForm[],
  changes: Parameters<typeof queries.changeProfile>[4],
): Promise<Profile> {
  const { db, owner, person, today } = context
  const changed = await queries.changeProfile(db, owner, person.email, forms, changes)
  if (!changed) stale(await current(context))
  return show(changed, await queries.listWorkAvailabilities(db, owner), today)
}

/**
 * Saves where clients pay. Another IBAN in the place of one that is known, or none, wants a recent sign-in,
 * and is told to the person.
 */
export async function saveBank(
  context: Context<"queue"> & AuditContext & { person: Pick<Person, "signedInAt"> },
  bank: z.output<typeof BankPart>,
): Promise<Profile> {
  const { db, owner, person } = context
  const known = await queries.findProfile(db, owner)
  // What is compared here is what the save replaces: it is refused where the form changed meanwhile.
  if (await queries.isStale(db, owner, ["bank"], bank.version)) stale(await current(context))
  const before = known?.iban
  const isAnother = before && before !== bank.iban
  if (isAnother) requireRecentSignIn(person)
  const saved = await save(context, ["bank"], bank)
  if (isAnother) await recordIbanChange(context, { before, after: saved.iban })
  return saved
}

/** The day from which a first regime holds: of before it nothing is known. */
const ever: Day = "1900-01-01"

/** Saves how VAT is charged. Another regime holds from its day on: what was billed before stays by the old one. */
export async function saveVat(
  context: Context,
  { vatRegimeFrom, ...vat }: z.output<typeof VatPart>,
): Promise<Profile> {
  const { db, owner, today } = context
  const startsOn = vatRegimeFrom ?? today
  if (startsOn > today) invalid([{ path: "vatRegimeFrom", code: "inFuture" }])
  const saved = await save(context, ["vat"], vat)
  const before = await findVatRegime(db, owner, today)
  if (before !== vat.vatRegime)
    await startVatRegime(db, owner, before ? startsOn : ever, vat.vatRegime)
  return saved
}

/** Saves who the person is, with the photo that they sent. */
export async function savePersonal(
  context: Context,
  personal: z.output<typeof PersonalPart>,
): Promise<Profile> {
  await keepImages(context.db, context.owner, { photoId: personal.photoId })
  return save(context, ["personal"], personal)
}

/** Saves how papers look, with the pictures on them. */
export async function saveBrand(
  context: Context,
  brand: z.output<typeof BrandPart>,
): Promise<Profile> {
  const { logoId, signatureId } = brand
  await keepImages(context.db, context.owner, { logoId, signatureId })
  return save(context, ["brand"], brand)
}
