import { z } from "zod"
import { clientKinds } from "#domain/client-kind"
import { isPostalCode } from "#domain/postal-code"
import { belongsTo } from "#domain/siren"
import { Acts } from "./acts"
import { paging } from "./paging"
import { chosen } from "./selection"
import {
  Country,
  Email,
  Language,
  optional,
  Phone,
  Siren,
  Siret,
  Stamp,
  Text,
  VatNumber,
  Version,
} from "./values"

export const clientStatuses = ["prospect", "active", "former"] as const
export const clientSorts = ["name", "sector", "origin", "status", "city"] as const

const fields = {
  kind: z.enum(clientKinds).default("company"),
  name: Text(120),
  sector: optional(Text(80)),
  /** Where one knows them from. */
  origin: optional(Text(80)),
  status: z.enum(clientStatuses).default("prospect"),
  email: optional(Email),
  phoneNumber: optional(Phone),
  siren: optional(Siren),
  siret: optional(Siret),
  vatNumber: optional(VatNumber),
  streetAddress: optional(Text(160)),
  postalCode: optional(Text(12)),
  city: optional(Text(80)),
  country: Country.default("FR"),
  /** The language of the bills that this client receives. */
  language: Language.default("fr"),
}

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((client, context) => {
    const { siren, siret, postalCode, country } = client as z.output<z.ZodObject<typeof fields>>
    if (postalCode && !isPostalCode(postalCode, country))
      context.addIssue({ code: "custom", path: ["postalCode"], message: "postalCode" })
    if (!belongsTo(siret, siren))
      context.addIssue({ code: "custom", path: ["siret"], message: "siretOfAnother" })
  })

export const NewClient = rules(fields).meta({ id: "NewClient" })
export const ClientChanges = rules({ ...fields, version: Version }).meta({ id: "ClientChanges" })

export const Client = z
  .object({
    ...Stamp,
    kind: z.enum(clientKinds),
    name: z.string(),
    sector: z.string().nullable(),
    origin: z.string().nullable(),
    status: z.enum(clientStatuses),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    siren: z.string().nullable(),
    siret: z.string().nullable(),
    vatNumber: z.string().nullable(),
    streetAddress: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    language: Language,
  })
  .meta({ id: "Client" })

/** A client alone, with what the caller can do with it. */
export const ClientDetails = Client.extend({ can: Acts("change", "remove") }).meta({
  id: "ClientDetails",
})

export const ClientFilter = z.object({
  ...paging(clientSorts),
  ...chosen,
  status: z.enum(clientStatuses).optional(),
})

/** Whether bills can be electronic from the day on which they must be (CGI 289 bis, ordonnance 2021-1190). */
export const ClientReadiness = z
  .object({
    dueFrom: z.string(),
    /** Businesses that are no former clients, and how many of them lack nothing. */
    total: z.number().int(),
    ready: z.number().int(),
    /** The first hundred of those that lack something, by name. */
    clients: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        missing: z.array(z.object({ code: z.string(), path: z.string() })),
      }),
    ),
  })
  .meta({ id: "ClientReadiness" })

export type NewClient = z.output<typeof NewClient>
export type Client = z.output<typeof Client>
export type ClientDetails = z.output<typeof ClientDetails>
export type ClientReadiness = z.output<typeof ClientReadiness>
export type ClientFilter = z.output<typeof ClientFilter>
