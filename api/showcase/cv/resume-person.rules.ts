import type { CvImport } from "#contract/cv-resumes"
import { mostLinks, NewCv } from "#contract/cv-versions"
import { WebAddress } from "#contract/partial-date"
import { AddressPart, PersonalPart } from "#contract/profile"
import { type Item, isItem, type Json } from "#domain/lossless-json"

type Part = CvImport["profile"][number]["part"]

/** The fields of a profile that a file may say. */
export interface PersonOfProfile {
  firstName: string | null
  lastName: string | null
  email: string | null
  phoneNumber: string | null
  streetAddress: string | null
  postalCode: string | null
  city: string | null
  country: string
}

const fieldsOf: Record<Part, readonly (keyof PersonOfProfile)[]> = {
  name: ["firstName", "lastName"],
  email: ["email"],
  phoneNumber: ["phoneNumber"],
  address: ["streetAddress", "postalCode", "city", "country"],
}

const { firstName, lastName, email, phoneNumber } = PersonalPart.shape
const { streetAddress, postalCode, city, country } = AddressPart.shape
const shapes = {
  ...{ firstName, lastName, email, phoneNumber },
  ...{ streetAddress, postalCode, city, country },
}

const shapesOfCv = NewCv.shape

/** What of the profile would change by a file: only what it says in full, as the profile would take it. */
export function profileIn(file: Item): Partial<Record<Part, Partial<PersonOfProfile>>> {
  const basics = isItem(file.basics) ? file.basics : {}
  const location = isItem(basics.location) ? basics.location : {}
  const [first = "", ...others] = textOf(basics.name).split(/\s+/)
  const last = others.join(" ")
  const country = textOf(location.countryCode).toUpperCase()
  const said = {
    name: first && last ? { firstName: first, lastName: last } : {},
    email: { email: textOf(basics.email) },
    phoneNumber: { phoneNumber: textOf(basics.phone) },
    address: {
      streetAddress: textOf(location.address),
      postalCode: textOf(location.postalCode),
      city: textOf(location.city),
      ...(country && { country }),
    },
  }
  return Object.fromEntries(
    Object.entries(said).flatMap(([part, fields]) => {
      const read = Object.entries(fields).map(([name, value]) => {
        const parsed = shapes[name as keyof typeof shapes].safeParse(value)
        return [name, value !== "" && parsed.success ? parsed.data : null] as const
      })
      const isWhole = read.length > 0 && read.every(([, value]) => value !== null)
      return isWhole ? [[part, Object.fromEntries(read)]] : []
    }),
  )
}

const textOf = (value: Json | undefined): string => (typeof value === "string" ? value.trim() : "")

/** What a CV may say at its head by this file; nothing where it says nothing that a CV has room for. */
export function headIn(file: Item): Pick<NewCv, "headline" | "summary" | "links"> | null {
  const basics = isItem(file.basics) ? file.basics : {}
  const profiles = Array.isArray(basics.profiles) ? basics.profiles.filter(isItem) : []
  const read = <Value>(parsed: { success: true; data: Value } | { success: false }) =>
    parsed.success ? parsed.data : null
  const headline = read(shapesOfCv.headline.safeParse(textOf(basics.label)))
  const summary = read(shapesOfCv.summary.safeParse(textOf(basics.summary)))
  const pages = [basics.url, ...profiles.map(({ url }) => url)].map(textOf)
  const links = [...new Set(pages)]
    .filter((page) => WebAddress.safeParse(page).success)
    .slice(0, mostLinks)
  return headline || summary || links.length > 0 ? { headline, summary, links } : null
}

/** The parts of the profile that the file says otherwise, to be ticked. */
export function profileLinesOf(file: Item, now: PersonOfProfile): CvImport["profile"] {
  return Object.entries(profileIn(file)).flatMap(([name, fields]) => {
    const part = name as Part
    const said = inWords({ ...now, ...fields }, part)
    const before = inWords(now, part)
    return said === before ? [] : [{ part, said, now: before || null }]
  })
}

const inWords = (person: PersonOfProfile, part: Part) =>
  fieldsOf[part].flatMap((name) => person[name] ?? []).join(part === "address" ? ", " : " ")

/** What stands in these fields of a profile. */
export const pickedOf = (
  person: PersonOfProfile,
  names: readonly (keyof PersonOfProfile)[],
): Partial<PersonOfProfile> => Object.fromEntries(names.map((name) => [name, person[name]]))

/** What an import is taken back to: only what still is as the import left it. */
export const profileBack = (
  now: PersonOfProfile,
  taken: Partial<PersonOfProfile>,
  before: Partial<PersonOfProfile>,
): Partial<PersonOfProfile> =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([name]) => now[name as keyof PersonOfProfile] === taken[name as keyof PersonOfProfile],
    ),
  )
