import { z } from "zod"
import { normalisePhone } from "#domain/phone"
import { normaliseSiren } from "#domain/siren"
import { normaliseVatNumber } from "#domain/vat"
import { Acts } from "./acts"
import { duplicateAreas, duplicateLevels, duplicateReasons, movedKinds } from "./choices"
import { Id, Instant, optional, Text } from "./values"

/** Records of which two may be one. */
const Area = z.enum(duplicateAreas, { error: "unknown" })

/** What a record says that another may say too; none of it is checked, for it is only compared. */
export const DuplicateSearch = z
  .object({
    area: Area,
    /** The record itself, where it is there already. */
    id: optional(Id),
    name: Text(160),
    email: optional(Text(254)),
    phoneNumber: optional(Text(30).overwrite((text) => normalisePhone(text) ?? text)),
    siren: optional(Text(20).overwrite(normaliseSiren)),
    siret: optional(Text(30).overwrite(normaliseSiren)),
    vatNumber: optional(Text(30).overwrite(normaliseVatNumber)),
    city: optional(Text(80)),
    clientId: optional(Id),
  })
  .meta({ id: "DuplicateSearch" })

const Named = z.object({
  id: Id,
  name: z.string(),
  /** What tells two of one name apart: town, e-mail, company. */
  text: z.string().nullable(),
})

const Verdict = {
  level: z.enum(duplicateLevels),
  reason: z.enum(duplicateReasons),
}

/** A record that may be the one that is typed. */
export const Duplicate = Named.extend({
  ...Verdict,
  /** What it was called before it was merged with another, where that is what is alike. */
  alias: z.string().nullable(),
}).meta({ id: "Duplicate" })

export const DuplicateFilter = z.object({
  area: Area.default("clients"),
  level: z.enum(duplicateLevels).optional(),
  /** Pages of fifty pairs, from one on. */
  page: z.coerce.number<number>().int().min(1).max(100).default(1),
})

export const DuplicatePair = z
  .object({ ...Verdict, one: Named, other: Named })
  .meta({ id: "DuplicatePair" })

export const DuplicatePairs = z
  .object({
    likely: z.int(),
    possible: z.int(),
    pairs: z.array(DuplicatePair),
  })
  .meta({ id: "DuplicatePairs" })

/** Two that are not the same. */
export const NewDistinction = z
  .object({ area: Area, oneId: Id, otherId: Id })
  .meta({ id: "NewDistinction" })

/** The fields of which one is chosen, in the order of the page. */
export const mergedFields = {
  clients: [
    ...(["name", "kind", "status", "sector", "origin", "email"] as const),
    ...(["phoneNumber", "streetAddress"] as const),
    ...(["postalCode", "city", "country", "siren", "siret", "vatNumber", "language"] as const),
  ],
  contacts: ["name", "role", "clientId", "email", "phoneNumber"],
} as const

export const MergeQuestion = z.object({ area: Area, keptId: Id, otherId: Id })

const Moving = z.array(z.object({ what: z.enum(movedKinds), count: z.int() }))

/** Two records side by side, before they are one. */
export const MergePreview = z
  .object({
    area: Area,
    kept: Named,
    other: Named,
    fields: z.array(
      z.object({
        name: z.string(),
        kept: z.string().nullable(),
        other: z.string().nullable(),
        /** Which of the two is taken, where nobody chooses. */
        taken: z.enum(["kept", "other"]),
      }),
    ),
    /** What moves from the other. */
    moving: Moving,
    /** Requests for signatures under way on their contracts, which another name or address calls off. */
    signatures: z.int(),
    /** Two businesses, by their numbers: they are not one. */
    refused: z.boolean(),
  })
  .meta({ id: "MergePreview" })

const Side = z.enum(["kept", "other"]).default("kept")

/** Whose value the one that stays has of each field; another area's are left alone. */
const Sides = z.object({
  name: Side,
  kind: Side,
  status: Side,
  sector: Side,
  origin: Side,
  role: Side,
  clientId: Side,
  email: Side,
  phoneNumber: Side,
  streetAddress: Side,
  postalCode: Side,
  city: Side,
  country: Side,
  siren: Side,
  siret: Side,
  vatNumber: Side,
  language: Side,
})

export const NewMerge = z
  .object({
    area: Area,
    keptId: Id,
    otherId: Id,
    fields: Sides,
  })
  .meta({ id: "NewMerge" })

/** What the form of a merge says; its address knows the two. */
export const MergeChoice = NewMerge.pick({ fields: true })

export const Merge = z
  .object({
    id: Id,
    area: Area,
    keptId: Id,
    keptName: z.string(),
    otherName: z.string(),
    createdAt: Instant,
    undoneAt: Instant.nullable(),
    /** The last moment at which it can be undone. */
    undoneUntil: Instant,
    moved: Moving,
    /** What an undoing could not give back. */
    leftOver: Moving,
    /** The record that is there again. */
    otherId: Id.nullable(),
    can: Acts("undo"),
  })
  .meta({ id: "Merge" })

export type DuplicateArea = z.output<typeof Area>
export type DuplicateSearch = z.output<typeof DuplicateSearch>
export type Duplicate = z.output<typeof Duplicate>
export type DuplicateFilter = z.output<typeof DuplicateFilter>
export type DuplicatePair = z.output<typeof DuplicatePair>
export type DuplicatePairs = z.output<typeof DuplicatePairs>
export type MergeQuestion = z.output<typeof MergeQuestion>
export type MergePreview = z.output<typeof MergePreview>
export type NewMerge = z.output<typeof NewMerge>
export type Merge = z.output<typeof Merge>
