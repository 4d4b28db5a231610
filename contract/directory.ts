import { z } from "zod"
import { PublishedCv } from "./cv-publications"
import { Day, Email, hasControls, Id, Instant, LongText, Money, Text } from "./values"

/** As many people as a page of the directory shows (security E87: never all of them). */
export const peoplePerPage = [10, 25, 50] as const

const CommuneCode = z.string().regex(/^(\d{2}|2[AB])\d{3}$/, { error: "commune" })
const LanguageCode = z.string().regex(/^[a-z]{2}$/, { error: "choice" })
const Typed = z
  .string()
  .trim()
  .max(100)
  .refine((text) => !hasControls(text), { error: "characters" })

/** What one looks for in the directory; nothing is required, and an empty search shows people in their order. */
export const DirectoryFilter = z.object({
  q: Typed.optional(),
  /** In an address once for each; by any name that the list of skills knows. */
  skill: z
    .union([Typed, z.array(Typed)])
    .transform((skills) => [...new Set([skills].flat().filter(Boolean))])
    .pipe(z.array(z.string()).max(10, { error: "tooMany 10" }))
    .optional(),
  /** Whether one must have all of the skills, or any of them. */
  match: z.enum(["all", "any"]).default("all"),
  /** One of the fourteen families of jobs, by its letter. */
  family: z
    .string()
    .regex(/^[A-N]$/, { error: "choice" })
    .optional(),
  /** INSEE's code of the place where the work is: people are shown whose own zone reaches it. */
  commune: CommuneCode.optional(),
  /** Kilometres around that place within which people live, where that matters too. */
  radius: z.coerce.number<number>().int().min(1).max(1000).optional(),
  /** The day from which someone is needed; only those are shown who said lately that they are free. */
  from: Day.optional(),
  /** Days a week. */
  days: z.coerce.number<number>().int().min(1).max(7).optional(),
  /** A language that one speaks, ISO 639-1. */
  language: LanguageCode.optional(),
})

export const DirectorySearch = DirectoryFilter.extend({
  limit: z.coerce
    .number<number>()
    .refine((limit) => (peoplePerPage as readonly number[]).includes(limit), { error: "choice" })
    .default(10),
  after: z.string().max(500).optional(),
  before: z.string().max(500).optional(),
})

/** The same in one body, for the first of them (specification §7). */
export const UserSearch = DirectoryFilter.extend({
  limit: z.int().min(1).max(50).default(10),
}).meta({ id: "UserSearch" })

/** Why someone stands where they stand: each reason with its points, which together are the score. */
export const DirectoryReason = z
  .discriminatedUnion("kind", [
    /** Where the words were found; `resembling` says that they are not quite the ones that were typed. */
    z.object({
      kind: z.literal("words"),
      found: z.enum(["trade", "skills", "place", "presentation"]),
      resembling: z.boolean(),
      points: z.int(),
    }),
    z.object({ kind: z.literal("skills"), known: z.int(), asked: z.int(), points: z.int() }),
    z.object({ kind: z.literal("nearness"), kilometres: z.int(), points: z.int() }),
    z.object({ kind: z.literal("availability"), daysAgo: z.int(), points: z.int() }),
    z.object({ kind: z.literal("completeness"), filled: z.int(), points: z.int() }),
  ])
  .meta({ id: "DirectoryReason" })

const shown = {
  /** In the address of the page. */
  handle: z.string(),
  name: z.string(),
  commercialName: z.string().nullable(),
  activity: z.string().nullable(),
  /** Titles, in the language that is asked for. */
  jobs: z.array(z.string()),
  skills: z.array(z.string()),
  /** ISO 639-1. */
  languages: z.array(z.string()),
  commune: z.string().nullable(),
  /** How many kilometres around it one goes; null is any distance. */
  reach: z.int().nullable(),
  /** Free today, as they said within the last month. */
  availableNow: z.boolean(),
  /** When it was last said. */
  confirmedOn: Day.nullable(),
  hasPhoto: z.boolean(),
  photoAlt: z.string().nullable(),
}

export const DirectoryEntry = z
  .object({
    ...shown,
    /** From the place that was asked for. */
    kilometres: z.int().nullable(),
    score: z.int(),
    reasons: z.array(DirectoryReason),
  })
  .meta({ id: "DirectoryEntry" })

const counted = z.object({ value: z.string(), title: z.string(), count: z.int() })

/** How many there are, and how many there would be if one more, or another, filter were chosen. */
export const DirectoryCounts = z
  .object({
    total: z.int(),
    /** Of those who say so, free on the day that was asked for, or today. */
    available: z.int(),
    families: z.array(counted),
    languages: z.array(counted),
    /** The most frequent ones among those who were found. */
    skills: z.array(counted),
    /** Whether there may be more: five thousand people are looked at; `total` goes for those free and for skills too. */
    atLeast: z.object({ total: z.boolean(), families: z.boolean(), languages: z.boolean() }),
  })
  .meta({ id: "DirectoryCounts" })

/** Someone's public page. */
export const DirectoryPage = z
  .object({
    ...shown,
    about: z.string().nullable(),
    hobbies: z.string().nullable(),
    families: z.array(z.string()),
    /** Products and services that they chose to show; the price where they want it shown. */
    offers: z.array(
      z.object({
        name: z.string(),
        detail: z.string(),
        /** In cents. */
        price: Money.nullable(),
        currency: z.string(),
      }),
    ),
    periods: z.array(z.object({ startsOn: Day, endsOn: Day.nullable(), daysPerWeek: z.int() })),
    hasBanner: z.boolean(),
    bannerAlt: z.string().nullable(),
    /** The CV that they chose to show, in the language of the page. */
    cv: PublishedCv.nullable(),
    changedAt: Instant,
  })
  .meta({ id: "DirectoryPage" })

/** Addresses of public pages, for the map of the site. */
export const DirectoryAddress = z
  .object({ handle: z.string(), changedAt: Instant })
  .meta({ id: "DirectoryAddress" })

export const DirectoryAddressFilter = z.object({
  part: z.coerce.number<number>().int().min(1).max(1_000).default(1),
})

/** A letter to someone of the directory, whose address nobody is shown. */
export const NewDirectoryMessage = z
  .object({
    name: Text(120),
    email: Email,
    /** Counted as a reader counts them. */
    message: LongText(8000).refine((text) => [...text].length <= 2000, { error: "tooLong 2000" }),
    /** That these data go to this person, who may answer. */
    consent: z.literal(true, { error: "consent" }),
    /** A field that no person sees, and programs fill in. */
    website: z.string().max(200).optional(),
  })
  .meta({ id: "NewDirectoryMessage" })

export const DirectoryMessage = z
  .object({
    id: Id,
    createdAt: Instant,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    /** The words that the sender agreed to. */
    consent: z.string(),
    /** When it left by e-mail; null while it has not. */
    sentAt: Instant.nullable(),
    /** The offer that was made of it. */
    offerId: Id.nullable(),
  })
  .meta({ id: "DirectoryMessage" })

/** What keeps one out of the directory, in the order in which to mend it. */
export const directoryNeeds = ["name", "trade", "shown", "validated", "suspended"] as const
/** What one is found better with. */
export const directoryTips = ["photo", "about", "skills", "jobs", "place", "availability"] as const

/** How one stands in the directory. */
export const DirectoryStanding = z
  .object({
    /** The address of the own page; null while there is none. */
    handle: z.string().nullable(),
    missing: z.array(z.enum(directoryNeeds)),
    tips: z.array(z.enum(directoryTips)),
  })
  .meta({ id: "DirectoryStanding" })

/** A place of work, as typed. */
export const PlaceFilter = z.object({
  /** The beginning of a name, a postal code, or INSEE's code. */
  q: Typed.pipe(z.string().min(2)),
})

export const Place = z
  .object({ code: z.string(), name: z.string(), postalCodes: z.array(z.string()) })
  .meta({ id: "Place" })

export type DirectoryFilter = z.output<typeof DirectoryFilter>
export type DirectorySearch = z.output<typeof DirectorySearch>
export type DirectoryReason = z.output<typeof DirectoryReason>
export type DirectoryEntry = z.output<typeof DirectoryEntry>
export type DirectoryCounts = z.output<typeof DirectoryCounts>
export type DirectoryPage = z.output<typeof DirectoryPage>
export type DirectoryMessage = z.output<typeof DirectoryMessage>
export type DirectoryStanding = z.output<typeof DirectoryStanding>
export type Place = z.output<typeof Place>
