import { z } from "zod"
import { Id, Text } from "./values"

/** What one can be by trade; lists of choices take the title for a label and the id for a value. */
export const Job = z
  .object({
    id: Id,
    title: z.string(),
    /** The id of its family. */
    family: z.string(),
    /** The sheet of the ROME, where there is one. */
    romeCode: z.string().nullable(),
  })
  .meta({ id: "Job" })

/** One of the fourteen families of the ROME, by its letter. */
export const JobFamily = z.object({ id: z.string(), title: z.string() }).meta({ id: "JobFamily" })

const family = z.string().regex(/^[A-N]$/, { error: "choice" })

export const JobFilter = z.object({
  /** Words of a title, with or without their accents. */
  q: Text(100).optional(),
  family: family.optional(),
})

export type Job = z.output<typeof Job>
export type JobFamily = z.output<typeof JobFamily>
export type JobFilter = z.output<typeof JobFilter>
