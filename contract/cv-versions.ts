import { z } from "zod"
import { Acts } from "./acts"
import { cvPlaces, cvSteps, cvTemplates, factKinds } from "./choices"
import { Lines, WebAddress } from "./partial-date"
import { PaperColor } from "./profile"
import { Id, Language, LongText, Money, optional, Stamp, Switch, Text, Version } from "./values"

/** Addresses at the head of a CV. */
export const mostLinks = 5

const fields = {
  name: Text(120),
  /** For whom or for what it is, in words. */
  target: optional(Text(300)),
  /** The offer that it is for. */
  offerId: optional(Id),
  language: Language.default("fr"),
  template: z.enum(cvTemplates).default("sober"),
  color: PaperColor.default("#1f4e79"),
  headline: optional(Text(200)),
  summary: optional(LongText(4_000)),
  /** Without anything that says who it is. */
  anonymous: Switch,
  /** What is not written in its language stands in the other. */
  otherLanguage: Switch,
  /** Certifications that have expired are left out. */
  hidesExpired: Switch,
  /** The photo of the profile, beside the name; never of an anonymous one. */
  showsPhoto: Switch,
  /** Where more is read of its person, a site or a page a line; never of an anonymous one. */
  links: Lines(mostLinks, 500).pipe(z.array(WebAddress)).default([]),
  /** Printed only where it is given. */
  dailyRateHT: optional(Money),
}

export const NewCv = z.object(fields).meta({ id: "NewCv" })
export const CvChanges = z.object({ ...fields, version: Version }).meta({ id: "CvChanges" })

/** The texts of an item in this CV alone; one that is left out is as in the facts. */
export const CvItemTexts = z
  .object({
    title: optional(Text(200)),
    text: optional(LongText(4_000)),
    tasks: Lines(50, 500),
    results: optional(LongText(4_000)),
    place: optional(Text(200)),
    environment: Lines(60, 100).default([]),
  })
  .meta({ id: "CvItemTexts" })

/** One step of a section, or of an item. */
export const CvStep = z
  .object({
    step: z.enum(cvSteps),
    section: optional(z.enum(factKinds)),
    factId: optional(Id),
  })
  .superRefine(({ section, factId }, context) => {
    if ((section === null) === (factId === null))
      context.addIssue({ code: "custom", path: ["section"], message: "sectionOrItem" })
  })
  .meta({ id: "CvStep" })

export const CvFilter = z.object({ archived: z.enum(["true", "false"]).optional() })
export const CvArchiving = z.object({ archived: z.boolean() }).meta({ id: "CvArchiving" })
/** What is found in an anonymous CV and may stay in it. */
export const CvSettlement = z.object({ finding: z.string().max(500) }).meta({ id: "CvSettlement" })

export const Cv = z
  .object({
    ...Stamp,
    name: z.string(),
    target: z.string().nullable(),
    offerId: Id.nullable(),
    offerTitle: z.string().nullable(),
    language: Language,
    template: z.enum(cvTemplates),
    color: z.string(),
    headline: z.string().nullable(),
    summary: z.string().nullable(),
    anonymous: z.boolean(),
    otherLanguage: z.boolean(),
    hidesExpired: z.boolean(),
    showsPhoto: z.boolean(),
    links: z.array(z.string()),
    dailyRateHT: Money.nullable(),
    archived: z.boolean(),
  })
  .meta({ id: "Cv" })

const CvItem = z.object({
  factId: Id,
  hidden: z.boolean(),
  /** Its own words stand in this CV. */
  changed: z.boolean(),
  /** It says nothing in the language of the CV. */
  missing: z.boolean(),
  /** As they stand in the CV. */
  title: z.string(),
  detail: z.string(),
  text: z.string().nullable(),
  tasks: z.array(z.string()),
  results: z.string().nullable(),
  place: z.string().nullable(),
  environment: z.array(z.string()),
})

/** A word that tells who an anonymous CV is of, and where it stands. */
const CvFinding = z.object({
  id: z.string(),
  word: z.string(),
  /** The item, or nothing where it is the headline or the summary. */
  factId: Id.nullable(),
  place: z.string(),
})

/** A CV alone, with what stands in it. */
export const CvDetails = Cv.extend({
  sections: z.array(
    z.object({ kind: z.enum(factKinds), hidden: z.boolean(), items: z.array(CvItem) }),
  ),
  findings: z.array(CvFinding),
  /** What shows it now, and so keeps it from being removed: copies that a private link opens, and pages. */
  shownBy: z.object({
    copies: z.array(z.object({ id: Id, recipient: z.string() })),
    places: z.array(z.enum(cvPlaces)),
  }),
  can: Acts("change", "remove", "export"),
}).meta({ id: "CvDetails" })

/** A CV as a picture. */
export const CvPreview = z
  .object({
    svg: z.string(),
    /** Of a CV of one page: what of it does not fit there, in its order. */
    beyond: z.array(z.string()),
  })
  .meta({ id: "CvPreview" })

export type NewCv = z.output<typeof NewCv>
export type Cv = z.output<typeof Cv>
export type CvDetails = z.output<typeof CvDetails>
export type CvItemTexts = z.output<typeof CvItemTexts>
export type CvStep = z.output<typeof CvStep>
export type CvFinding = z.output<typeof CvFinding>
export type CvPreview = z.output<typeof CvPreview>
