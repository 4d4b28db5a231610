import { z } from "zod"
import { domainOf, isReserved, isSlug } from "#domain/site-address"
import { Email, Id, Language, LongText, optional, Phone, Switch, Text, Version } from "./values"

export const siteTemplates = ["atelier", "studio", "journal"] as const
export const sitePalettes = ["ink", "forest", "ocean", "plum", "terracotta", "saffron"] as const
/** The pages of a site, in the order that a new one has. The legal notice is always there. */
export const sitePageKinds = ["home", "services", "products", "about", "contact", "legal"] as const

const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(60)
  .refine(isSlug, { error: "slug" })
  .refine((slug) => !isReserved(slug), { error: "slugReserved" })

const Domain = z
  .string()
  .max(300)
  .overwrite((text) => domainOf(text) ?? text)
  .refine((text) => domainOf(text) === text, { error: "domain" })

const page = {
  kind: z.enum(sitePageKinds),
  shown: Switch,
  /** Null where the site says what it says by itself. */
  title: optional(Text(80)),
  text: optional(LongText(5_000)),
}
const service = { name: Text(120), text: optional(LongText(1_000)), price: optional(Text(60)) }

const SitePages = z.array(z.object(page)).superRefine((pages, context) => {
  const kinds = new Set(pages.map(({ kind }) => kind))
  if (kinds.size !== sitePageKinds.length || pages.length !== sitePageKinds.length)
    context.addIssue({ code: "custom", message: "sitePages" })
})
const SiteServices = z.array(z.object(service)).max(20)
const HiddenProducts = z.array(Id).max(500)

/** What one wants of one's site: what is left out stays as it is, and null goes back to the profile's words. */
export const WebsiteManagement = z
  .object({
    template: z.enum(siteTemplates).optional(),
    palette: z.enum(sitePalettes).optional(),
    language: Language.optional(),
    slug: Slug.optional(),
    title: Text(120).nullish(),
    tagline: Text(160).nullish(),
    pages: SitePages.optional(),
    services: SiteServices.optional(),
    hiddenProducts: HiddenProducts.optional(),
    host: Text(300).nullish(),
    domain: Domain.nullish(),
    published: z.boolean().optional(),
    version: Version.optional(),
  })
  .meta({ id: "WebsiteManagement" })

/** Whether it was done, and what to tell the person (specification §3, §4). */
export const WebsiteOutcome = z
  .object({
    value: z.boolean(),
    message: z.string(),
    /** Where `value` is false: the fields that stand in the way. */
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: "WebsiteOutcome" })

/** What the law asks of a published site and is not known yet, with the field that mends it. */
const MissingFact = z.object({
  code: z.string(),
  where: z.enum(["profile", "website"]),
  path: z.string(),
})

export const CustomerWebsite = z
  .object({
    /** False until it is saved for the first time: what is read then is what it would be. */
    exists: z.boolean(),
    version: z.int(),
    template: z.enum(siteTemplates),
    palette: z.enum(sitePalettes),
    language: Language,
    slug: z.string().nullable(),
    title: z.string().nullable(),
    tagline: z.string().nullable(),
    pages: z.array(
      z.object({
        kind: z.enum(sitePageKinds),
        shown: z.boolean(),
        title: z.string().nullable(),
        text: z.string().nullable(),
      }),
    ),
    services: z.array(
      z.object({ name: z.string(), text: z.string().nullable(), price: z.string().nullable() }),
    ),
    /** Products that may be shown, and which of them are not. */
    products: z.array(z.object({ id: Id, name: z.string() })),
    hiddenProducts: z.array(Id),
    host: z.string().nullable(),
    /** Whether the installation says itself who hosts it. */
    hostKnown: z.boolean(),
    published: z.boolean(),
    /** Where it is, or would be, read. */
    address: z.string().nullable(),
    /** Below which each site has its name. */
    sitesOrigin: z.string(),
    domain: z
      .object({
        name: z.string(),
        proven: z.boolean(),
        /** The TXT record that proves it. */
        recordName: z.string(),
        recordText: z.string(),
      })
      .nullable(),
    missing: z.array(MissingFact),
  })
  .meta({ id: "CustomerWebsite" })

/** A page of the site as its owner sees it before others do. */
export const SitePath = z.object({ path: z.string().max(200).default("") })

/** Whether the domain's record was found. */
export const DomainProof = z.object({ proven: z.boolean() }).meta({ id: "DomainProof" })

/** What visitors write. */
export const SiteMessage = z.object({
  name: Text(120),
  email: Email,
  phoneNumber: optional(Phone),
  message: LongText(2_000),
})

/* What the screens' forms send: each a part of what there is to manage. */
export const NewWebsite = z.object({
  template: z.enum(siteTemplates),
  palette: z.enum(sitePalettes),
})
export const WebsiteLook = z.object({
  template: z.enum(siteTemplates),
  palette: z.enum(sitePalettes),
  language: Language,
  title: optional(Text(120)),
  tagline: optional(Text(160)),
  version: Version,
})
export const WebsitePages = z.object({
  pages: z.array(
    z.object({ ...page, place: z.coerce.number<number>().int().min(0).max(sitePageKinds.length) }),
  ),
  version: Version,
})
export const WebsiteOffer = z.object({
  services: SiteServices.default([]),
  /** Of the products that may be shown, those that are. */
  products: z.array(Id).default([]),
  version: Version,
})
export const WebsiteAddress = z.object({
  slug: Slug,
  domain: optional(Domain),
  host: optional(Text(300)),
  version: Version,
})
export const WebsitePublication = z.object({
  published: z.enum(["true", "false"]),
  version: Version,
})

export type CustomerWebsite = z.output<typeof CustomerWebsite>
export type SiteMessage = z.output<typeof SiteMessage>
export type WebsiteManagement = z.output<typeof WebsiteManagement>
export type SiteTemplate = (typeof siteTemplates)[number]
export type SitePalette = (typeof sitePalettes)[number]
export type SitePageKind = (typeof sitePageKinds)[number]
