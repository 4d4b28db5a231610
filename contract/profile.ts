import { z } from "zod"
import { legalStatuses } from "#domain/legal-status"
import { isDarkEnough, paperTemplates } from "#domain/paper"
import { isPostalCode } from "#domain/postal-code"
import { belongsTo } from "#domain/siren"
import { franchiseActivities } from "#domain/vat-franchise"
import {
  Bic,
  CommuneCode,
  Country,
  Day,
  Email,
  Iban,
  Id,
  ImageId,
  Language,
  LongText,
  Money,
  OwnVatNumber,
  optional,
  Phone,
  Siren,
  Siret,
  Switch,
  Text,
  Version,
} from "./values"
import { NewWorkAvailability, WorkAvailability } from "./work-availabilities"

export const vatRegimes = ["franchise", "simplified", "normal"] as const

/** The steps of the first run, in their order. */
export const firstRunSteps = ["company", "vat", "activity", "address", "bank", "logo"] as const

/** How a picture is told to those who do not see it. */
const Alt = Text(200)

/** Skills as they were typed, each once by whatever name: who compares them knows their other names. */
const Skills = z
  .array(z.string().max(3_000))
  .overwrite((texts) =>
    texts.flatMap((text) => text.split(/[,;\n]/).flatMap((one) => one.trim() || [])),
  )
  .pipe(z.array(Text(60)).max(200, { error: "tooMany 200" }))

const personal = {
  gender: optional(z.enum(["male", "female"])),
  firstName: optional(Text(80)),
  lastName: optional(Text(80)),
  birthDate: optional(Day),
  email: optional(Email),
  phoneNumber: optional(Phone),
  photoId: optional(ImageId),
  photoAlt: optional(Alt),
  language: Language.default("fr"),
}
const presentation = {
  userType: optional(Text(40)),
  personType: optional(Text(40)),
  howIAmDescription: optional(LongText(2000)),
  hobbies: optional(LongText(500)),
  bannerId: optional(ImageId),
  bannerAlt: optional(Alt),
}
const expertise = {
  jobs: z.array(Id).max(10, { error: "tooMany 10" }).default([]),
  skills: Skills.default([]),
  spokenLanguages: z
    .array(z.string().regex(/^[a-z]{2}$/, { error: "choice" }))
    .max(20, { error: "tooMany 20" })
    .overwrite((codes) => [...new Set(codes)])
    .default([]),
}
const offer = {
  /** Own products, shown on the page of the directory. */
  offeredProducts: z
    .array(Id)
    .max(20, { error: "tooMany 20" })
    .overwrite((ids) => [...new Set(ids)])
    .default([]),
  offerPrices: Switch,
}
const zone = {
  communeId: optional(CommuneCode),
  /** Kilometres around the own commune. */
  limitInterventionZone: optional(z.coerce.number<number>().int().min(0).max(1000)),
}
const professional = {
  legalStatus: z.enum(legalStatuses),
  commercialName: optional(Text(120)),
  siren: optional(Siren),
  siret: optional(Siret),
  activity: optional(Text(120)),
  /** Share capital, in cents; companies print it (C. com. R123-238). */
  shareCapital: optional(Money),
  /** City of the trade register, for those who are in it (C. com. R123-237). */
  registerCity: optional(Text(80)),
  /** Who insures the work, with an address, and where; mandatory on papers of trades (loi 96-603, art. 22-2). */
  insurer: optional(Text(200)),
  insuranceCover: optional(Text(120)),
  /** Whether one is a member of an approved association, and says that one takes cheques and cards. */
  approvedAssociation: Switch,
}
const address = {
  streetAddress: Text(160),
  postalCode: Text(12),
  city: Text(80),
  country: Country.default("FR"),
}
const bank = {
  bankName: optional(Text(80)),
  iban: optional(Iban),
  bic: optional(Bic),
  /** The euro alone: what is billed is in it (docs/decisions/2026-11-30-euro-alone.md). */
  currency: z.literal("EUR", { error: "euroOnly" }).default("EUR"),
}
const vat = {
  vatRegime: z.enum(vatRegimes),
  /** Since when, where it is another than before; since today when left out. */
  vatRegimeFrom: Day.nullish(),
  /** By which the thresholds of the franchise are set; what is left out stays as it is. */
  franchiseActivity: z.enum(franchiseActivities).nullish(),
  vatNumber: optional(OwnVatNumber),
  /** The option for paying VAT when the bill is issued (CGI 269-2-c). */
  vatOnDebits: Switch,
}
export const PaperColor = z
  .string()
  .max(20)
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: "color" })
  .refine(isDarkEnough, { error: "colorTooLight" })

/** What is left out of the look of one's papers stays as it is. */
const brand = {
  paperTemplate: z.enum(paperTemplates).optional(),
  paperColor: PaperColor.optional(),
  logoId: optional(ImageId),
  logoAlt: optional(Alt),
  signatureId: optional(ImageId),
}

const part = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  z.object({ ...shape, version: Version }).meta({ id })

export const PersonalPart = part("PersonalPart", personal)
export const PresentationPart = part("PresentationPart", presentation)
export const ExpertisePart = part("ExpertisePart", expertise)
export const OfferPart = part("OfferPart", offer)
/** A distance is one around a commune. */
export const ZonePart = z
  .object({ ...zone, version: Version })
  .superRefine(({ communeId, limitInterventionZone }, context) => {
    if (limitInterventionZone !== null && communeId === null)
      context.addIssue({ code: "custom", path: ["communeId"], message: "required" })
  })
  .meta({ id: "ZonePart" })
export const AvailabilitiesPart = part("AvailabilitiesPart", {
  workAvailabilities: z.array(NewWorkAvailability).max(20, { error: "tooMany 20" }).default([]),
})
/**
 * The fields of one's own that a JSON Patch may set (specification §3), by their path. Lists of choices
 * send a job as it stands in them, by its value or id, and a skill by its name, label or title.
 */
export const profilePatch = {
  firstName: personal.firstName,
  lastName: personal.lastName,
  phoneNumber: personal.phoneNumber,
  mail: personal.email,
  hobbies: presentation.hobbies,
  howIAmDescription: presentation.howIAmDescription,
  userType: presentation.userType,
  limitInterventionZone: zone.limitInterventionZone,
  skills: z.preprocess(each("name", "label", "title"), Skills),
  jobs: z.preprocess(each("value", "id"), expertise.jobs),
  communeId: zone.communeId,
  workAvailabilities: z.array(NewWorkAvailability).max(20, { error: "tooMany 20" }),
  photo: personal.photoId,
  personType: presentation.personType,
  workPhoto: optional(ImageId),
  workPhotoAlt: optional(Alt),
}

/** Each entry of a list, or what stands in it under the first of the names that it has. */
function each(...names: string[]) {
  return (list: unknown) =>
    Array.isArray(list)
      ? list.map((entry: unknown) => {
          if (typeof entry !== "object" || entry === null) return entry
          const name = names.find((one) => Object.hasOwn(entry, one))
          return name === undefined ? entry : (entry as Record<string, unknown>)[name]
        })
      : list
}
/** SIRET and SIREN must belong together. */
export const ProfessionalPart = z
  .object({ ...professional, version: Version })
  .superRefine((profile, context) => {
    if (!belongsTo(profile.siret, profile.siren))
      context.addIssue({ code: "custom", path: ["siret"], message: "siretOfAnother" })
    if (profile.insurer && !profile.insuranceCover)
      context.addIssue({ code: "custom", path: ["insuranceCover"], message: "required" })
    if (profile.insuranceCover && !profile.insurer)
      context.addIssue({ code: "custom", path: ["insurer"], message: "required" })
  })
  .meta({ id: "ProfessionalPart" })
/** What the first-run path asks of the person and the business at once; the other fields stay. */
export const IdentityPart = z
  .object({
    legalStatus: professional.legalStatus,
    firstName: personal.firstName,
    lastName: personal.lastName,
    commercialName: professional.commercialName,
    siren: Siren,
    siret: professional.siret,
    shareCapital: Money.nullish(),
    registerCity: Text(80).nullish(),
    version: Version,
  })
  .superRefine((identity, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (!belongsTo(identity.siret, identity.siren)) refuse("siret", "siretOfAnother")
    // An entrepreneur bills under the own name, a company under its own (C. com. R123-237).
    const names =
      identity.legalStatus === "entrepreneur"
        ? (["firstName", "lastName"] as const)
        : (["commercialName"] as const)
    for (const name of names) if (!identity[name]) refuse(name, "required")
  })
  .meta({ id: "IdentityPart" })
export const AddressPart = z
  .object({ ...address, version: Version })
  .superRefine(({ postalCode, country }, context) => {
    if (!isPostalCode(postalCode, country))
      context.addIssue({ code: "custom", path: ["postalCode"], message: "postalCode" })
  })
  .meta({ id: "AddressPart" })
export const BankPart = part("BankPart", bank)
export const VatPart = part("VatPart", vat)
/** What the first-run path asks of what one does; the other fields stay. */
export const ActivityPart = part("ActivityPart", {
  activity: Text(120),
  franchiseActivity: vat.franchiseActivity,
})
/** The language of the screens, changed by itself and from any of them: it is no part of a form. */
export const LanguageChoice = z.object({ language: Language }).meta({ id: "LanguageChoice" })
export const BrandPart = part("BrandPart", brand)

/** The step of the first run that is on the screen. */
export const FirstRunPlace = z.object({ step: z.enum(firstRunSteps) }).meta({ id: "FirstRunPlace" })

/** The person and the business, as read. Whatever was never entered is null. */
export const Profile = z
  .object({
    version: z.int(),
    gender: z.enum(["male", "female"]).nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    birthDate: Day.nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    photoId: ImageId.nullable(),
    photoAlt: z.string().nullable(),
    language: Language,
    userType: z.string().nullable(),
    personType: z.string().nullable(),
    howIAmDescription: z.string().nullable(),
    hobbies: z.string().nullable(),
    bannerId: ImageId.nullable(),
    bannerAlt: z.string().nullable(),
    offeredProducts: z.array(Id),
    offerPrices: z.boolean(),
    workPhotoId: ImageId.nullable(),
    workPhotoAlt: z.string().nullable(),
    jobs: z.array(Id),
    skills: z.array(z.string()),
    spokenLanguages: z.array(z.string()),
    /** INSEE's code of the own commune. */
    communeId: z.string().nullable(),
    communeName: z.string().nullable(),
    limitInterventionZone: z.int().nullable(),
    workAvailabilities: z.array(WorkAvailability),
    legalStatus: z.enum(legalStatuses).nullable(),
    commercialName: z.string().nullable(),
    siren: z.string().nullable(),
    siret: z.string().nullable(),
    activity: z.string().nullable(),
    shareCapital: Money.nullable(),
    registerCity: z.string().nullable(),
    insurer: z.string().nullable(),
    insuranceCover: z.string().nullable(),
    approvedAssociation: z.boolean(),
    streetAddress: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    bankName: z.string().nullable(),
    iban: z.string().nullable(),
    bic: z.string().nullable(),
    currency: z.string(),
    vatRegime: z.enum(vatRegimes).nullable(),
    franchiseActivity: z.enum(franchiseActivities).nullable(),
    vatNumber: z.string().nullable(),
    vatOnDebits: z.boolean(),
    logoId: ImageId.nullable(),
    logoAlt: z.string().nullable(),
    signatureId: ImageId.nullable(),
    paperTemplate: z.enum(paperTemplates),
    paperColor: z.string(),
    /** Where one stopped in the first run; null before it. */
    firstRunStep: z.enum(firstRunSteps).nullable(),
    firstConnection: z.boolean(),
    /** What a first bill still needs, in the order in which to ask. */
    missing: z.array(z.enum(["name", "siren", "legalStatus", "address", "vatRegime", "iban"])),
  })
  .meta({ id: "Profile" })

export type Profile = z.output<typeof Profile>
