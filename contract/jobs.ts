import { z } from "zod"
import { rowsPerPage } from "./paging"
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

/** One of the fourteen families of the ROME, by its letter, and how many jobs it offers. */
export const JobFamily = z
  .object({ id: z.string(), title: z.string(), jobs: z.int() })
  .meta({ id: "JobFamily" })

const family = z.string().regex(/^[A-N]$/, { error: "choice" })

export const JobFilter = z.object({
  /** Words of a title, with or without their accents. */
  q: Text(100).optional(),
  family: family.optional(),
  /** Those of these ids, once for each; who chose one that was withdrawn since finds it too. */
  id: z
    .union([Id, z.array(Id)])
    .transform((ids) => [ids].flat())
    .pipe(z.array(Id).max(50, { error: "tooMany 50" }))
    .optional(),
  /** As many as a list of choices shows at once; all of them where nothing is said. */
  limit: z.coerce
    .number<number>()
    .refine((limit) => (rowsPerPage as readonly number[]).includes(limit), { error: "choice" })
    .optional(),
})

/** The official list, as a file that was sent before. */
export const NewJobImport = z.object({ fileId: Id }).meta({ id: "NewJobImport" })

const jobChanges = ["added", "renamed", "moved", "withdrawn"] as const

/** What an official list changes, or has changed. */
export const JobImport = z
  .object({
    id: Id,
    fileName: z.string(),
    /** Whether the file lists jobs, or the families that they stand in. */
    kind: z.enum(["jobs", "families"]),
    counts: z.object({
      added: z.int(),
      renamed: z.int(),
      /** To another sheet of the ROME. */
      moved: z.int(),
      /** No longer offered; those who chose them keep them. */
      withdrawn: z.int(),
      unchanged: z.int(),
    }),
    /** The first of them. */
    changes: z.array(
      z.object({
        change: z.enum(jobChanges),
        code: z.string().nullable(),
        title: z.string(),
        before: z.string().nullable(),
      }),
    ),
    errorCount: z.int(),
    /** The first lines that cannot be read; nothing is imported while there are any. */
    errors: z.array(z.object({ line: z.int(), code: z.string(), message: z.string() })),
  })
  .meta({ id: "JobImport" })

export type Job = z.output<typeof Job>
export type JobFamily = z.output<typeof JobFamily>
export type JobImport = z.output<typeof JobImport>
export type JobFilter = z.output<typeof JobFilter>
