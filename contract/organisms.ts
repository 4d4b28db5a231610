import { z } from "zod"
import { organismSteps } from "./choices"
import { paging } from "./paging"
import { Lines, WebAddress } from "./partial-date"
import { SentLine, SentTable } from "./sent-table"
import { Country, FileId, Id, Instant, optional, Stamp, Text, Version } from "./values"

export const organismSorts = ["name"] as const

const fields = {
  name: Text(160),
  /** What else it is called. */
  otherNames: Lines(20, 160),
  country: Country.default("FR"),
  site: optional(WebAddress),
}

export const NewOrganism = z.object(fields).meta({ id: "NewOrganism" })
export const OrganismChanges = z
  .object({ ...fields, version: Version })
  .meta({ id: "OrganismChanges" })

/** Who issues certifications, or trains. */
export const Organism = z
  .object({
    ...Stamp,
    name: z.string(),
    otherNames: z.array(z.string()),
    country: z.string(),
    site: z.string().nullable(),
    mergedAt: Instant.nullable(),
  })
  .meta({ id: "Organism" })

/** One alone, with what names it and what can be done with it. */
export const OrganismDetails = Organism.extend({
  hasLogo: z.boolean(),
  /** The one that it was merged into. */
  mergedInto: z.object({ id: Id, name: z.string() }).nullable(),
  uses: z.object({ records: z.int(), people: z.int() }),
  can: z.array(z.enum(organismSteps)),
}).meta({ id: "OrganismDetails" })

export const OrganismFilter = z.object({ ...paging(organismSorts) })

/** What a new one is called: those that it may be already. */
export const OrganismSearch = z.object({ name: Text(160) })

/** An organism of CVs that the register does not have, and how many people name it. */
export const UnknownOrganism = z
  .object({ name: z.string(), people: z.int() })
  .meta({ id: "UnknownOrganism" })

/** A picture that the caller has sent before. */
export const OrganismLogo = z.object({ fileId: FileId }).meta({ id: "OrganismLogo" })

/** In order: name, other names between bars, country, site. */
export const OrganismTable = SentTable.meta({ id: "OrganismTable" })

const said = { otherNames: z.array(z.string()), country: z.string(), site: z.string().nullable() }

/** What becomes of each line of a table, and whether it has become so. */
export const OrganismTableResult = z
  .object({
    confirmed: z.boolean(),
    lines: z.array(
      z.object({
        ...SentLine,
        name: z.string(),
        ...said,
        /** What the register says now, where the line changes it. */
        before: z.object(said).nullable(),
      }),
    ),
  })
  .meta({ id: "OrganismTableResult" })

export const OrganismMerge = z.object({ intoId: Id }).meta({ id: "OrganismMerge" })

export type NewOrganism = z.output<typeof NewOrganism>
export type OrganismChanges = z.output<typeof OrganismChanges>
export type Organism = z.output<typeof Organism>
export type OrganismDetails = z.output<typeof OrganismDetails>
export type OrganismFilter = z.output<typeof OrganismFilter>
export type OrganismTableResult = z.output<typeof OrganismTableResult>
