import { z } from "zod"
import { vCardVersions } from "#domain/vcard"
import { Acts } from "./acts"
import { paging } from "./paging"
import { chosen } from "./selection"
import { Email, Id, Instant, optional, Phone, Stamp, Text, Version } from "./values"

export const contactSorts = ["name", "role", "client"] as const

const fields = {
  name: Text(120),
  role: optional(Text(80)),
  clientId: optional(Id),
  email: optional(Email),
  phoneNumber: optional(Phone),
}

export const NewContact = z.object(fields).meta({ id: "NewContact" })
export const ContactChanges = z
  .object({ ...fields, version: Version })
  .meta({ id: "ContactChanges" })

export const Contact = z
  .object({
    ...Stamp,
    name: z.string(),
    role: z.string().nullable(),
    clientId: Id.nullable(),
    clientName: z.string().nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
  })
  .meta({ id: "Contact" })

/** A contact alone, with what the caller can do with it. */
export const ContactDetails = Contact.extend({ can: Acts("change", "remove") }).meta({
  id: "ContactDetails",
})

/** What a contact wrote through the owner’s site, and what they agreed to with it. */
export const ContactConsent = z
  .object({
    id: Id,
    givenAt: Instant,
    /** The sentence that was agreed to. */
    text: z.string(),
    message: z.string(),
    /** SHA-256 of this id, a space and the network address. */
    addressSha256: z.string(),
  })
  .meta({ id: "ContactConsent" })

export const ContactFilter = z.object({
  ...paging(contactSorts),
  ...chosen,
  clientId: Id.optional(),
})

/** Which of the two ways of writing cards an address book takes. */
export const ContactCardFilter = ContactFilter.extend({
  version: z.enum(vCardVersions).default("4.0"),
})

export type NewContact = z.output<typeof NewContact>
export type Contact = z.output<typeof Contact>
export type ContactDetails = z.output<typeof ContactDetails>
export type ContactFilter = z.output<typeof ContactFilter>
export type ContactConsent = z.output<typeof ContactConsent>
