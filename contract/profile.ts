import { z } from "zod"
import { legalStatuses } from "../domain/legal-status"
import { isPostalCode } from "../domain/postal-code"
import { belongsTo } from "../domain/siren"
import {
  Bic,
  Country,
  Currency,
  Day,
  Email,
  Iban,
  ImageId,
  Language,
  Money,
  optional,
  Phone,
  Siren,
  Siret,
  Switch,
  Text,
  VatNumber,
  Version,
} from "./values"

export const vatRegimes = ["franchise", "simplified", "normal"] as const

const personal = {
  gender: optional(z.enum(["male", "female"])),
  firstName: optional(Text(80)),
  lastName: optional(Text(80)),
  birthDate: optional(Day),
  email: optional(Email),
  phoneNumber: optional(Phone),
  photoId: optional(ImageId),
  language: Language.default("fr"),
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
  currency: Currency.default("EUR"),
}
const vat = {
  vatRegime: z.enum(vatRegimes),
  vatNumber: optional(VatNumber),
  /** The option for paying VAT when the bill is issued (CGI 269-2-c). */
  vatOnDebits: Switch,
}
const brand = { logoId: optional(ImageId), signatureId: optional(ImageId) }

const part = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  z.object({ ...shape, version: Version }).meta({ id })

export const PersonalPart = part("PersonalPart", personal)
/** SIRET and SIREN must belong together. */
export const ProfessionalPart = z
  .object({ ...professional, version: Version })
  .superRefine((profile, context) => {
    if (!belongsTo(profile.siret, profile.siren))
      context.addIssue({ code: "custom", path: ["siret"], message: "siretOfAnother" })
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
export const BrandPart = part("BrandPart", brand)

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
    language: Language,
    legalStatus: z.enum(legalStatuses).nullable(),
    commercialName: z.string().nullable(),
    siren: z.string().nullable(),
    siret: z.string().nullable(),
    activity: z.string().nullable(),
    shareCapital: Money.nullable(),
    registerCity: z.string().nullable(),
    streetAddress: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    bankName: z.string().nullable(),
    iban: z.string().nullable(),
    bic: z.string().nullable(),
    currency: z.string(),
    vatRegime: z.enum(vatRegimes).nullable(),
    vatNumber: z.string().nullable(),
    vatOnDebits: z.boolean(),
    logoId: ImageId.nullable(),
    signatureId: ImageId.nullable(),
    firstConnection: z.boolean(),
    /** What a first bill still needs, in the order in which to ask. */
    missing: z.array(z.enum(["name", "siren", "legalStatus", "address", "vatRegime", "iban"])),
  })
  .meta({ id: "Profile" })

export type Profile = z.output<typeof Profile>
