import type { Profile } from "#contract/profile"
import { usualPaper } from "#domain/paper"

/** What is known of the person and the business, before anything is derived from it. */
export type ProfileData = Omit<Profile, "missing" | "workAvailabilities">

/** The forms in which a profile is saved, each apart from the others. */
export type ProfileForm =
  | "personal"
  | "presentation"
  | "expertise"
  | "offer"
  | "zone"
  | "availabilities"
  | "professional"
  | "address"
  | "bank"
  | "vat"
  | "brand"

/** The profile of someone who has not saved anything yet: a GET writes nothing. */
export const blank = (email: string | null): ProfileData => ({
  version: 1,
  gender: null,
  firstName: null,
  lastName: null,
  birthDate: null,
  email,
  phoneNumber: null,
  photoId: null,
  photoAlt: null,
  language: "fr",
  userType: null,
  personType: null,
  howIAmDescription: null,
  hobbies: null,
  bannerId: null,
  bannerAlt: null,
  offeredProducts: [],
  offerPrices: false,
  workPhotoId: null,
  workPhotoAlt: null,
  jobs: [],
  skills: [],
  spokenLanguages: [],
  communeId: null,
  communeName: null,
  limitInterventionZone: null,
  legalStatus: null,
  commercialName: null,
  siren: null,
  siret: null,
  activity: null,
  shareCapital: null,
  registerCity: null,
  insurer: null,
  insuranceCover: null,
  approvedAssociation: false,
  streetAddress: null,
  postalCode: null,
  city: null,
  country: "FR",
  bankName: null,
  iban: null,
  bic: null,
  currency: "EUR",
  vatRegime: null,
  franchiseActivity: null,
  vatNumber: null,
  vatOnDebits: false,
  logoId: null,
  logoAlt: null,
  signatureId: null,
  paperTemplate: usualPaper.template,
  paperColor: usualPaper.color,
  firstRunStep: null,
  firstConnection: true,
})

/** What a first bill still needs, in the order in which to ask. */
export function missing(profile: ProfileData): Profile["missing"] {
  const wanting: [Profile["missing"][number], boolean][] = [
    ["siren", !profile.siren && !profile.siret],
    ["legalStatus", !profile.legalStatus],
    ["name", !isNamed(profile)],
    ["address", !profile.streetAddress || !profile.postalCode || !profile.city],
    ["vatRegime", !profile.vatRegime],
    ["iban", !profile.iban],
  ]
  return wanting.flatMap(([what, isWanting]) => (isWanting ? [what] : []))
}

/**
 * An entrepreneur bills under the own first and last name, whatever the trade name (C. com. R123-237,
 * R526-27); a company under its own.
 */
function isNamed({ legalStatus, firstName, lastName, commercialName }: ProfileData): boolean {
  const isCompany = legalStatus !== null && legalStatus !== "entrepreneur"
  return isCompany ? commercialName !== null : firstName !== null && lastName !== null
}

/** As much of an IBAN as may be shown to whom it is not for: its last four characters. */
export const ending = (iban: string | null): string | null => iban && `… ${iban.slice(-4)}`

/** The places of texts that say what one before them said, whatever the case and the accents. */
export function repeated(texts: readonly string[]): number[] {
  const plain = texts.map((text) =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("fr"),
  )
  return plain.flatMap((text, at) => (plain.indexOf(text) < at ? [at] : []))
}

/** Under which name a client sees a message arrive. */
export const senderName = (
  profile:
    | { commercialName: string | null; firstName: string | null; lastName: string | null }
    | undefined,
): string | null =>
  profile?.commercialName ||
  [profile?.firstName, profile?.lastName].filter(Boolean).join(" ") ||
  null
