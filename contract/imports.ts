import { z } from "zod"
import { Acts } from "./acts"
import { importFields, importKinds, rowStates } from "./choices"
import { Id, Instant, optional, Stamp, Switch, Version } from "./values"

export { importFields, importKinds, rowStates }

/** At most so many bytes, rows and columns of a file. */
export const largestImport = { bytes: 5 * 1024 * 1024, rows: 5_000, columns: 100 } as const

/** A file that was sent before: CSV or XLSX, with headings, vCards, or an iCalendar. */
export const NewImport = z
  .object({ kind: z.enum(importKinds).default("clients"), fileId: Id })
  .meta({ id: "NewImport" })

/** The place of a column in the file, from zero on. */
const Column = z.coerce
  .number<number>()
  .int()
  .min(0)
  .max(largestImport.columns - 1)

const fieldNames = [...new Set(importKinds.flatMap((kind) => [...importFields[kind]]))]

/** Which column each field is read from; those that no column names are left out. */
const Columns = z.object(Object.fromEntries(fieldNames.map((name) => [name, optional(Column)])))

export const ImportColumns = z
  .object({ columns: Columns, version: Version })
  .meta({ id: "ImportColumns" })

export const ImportConfirmation = z
  .object({
    /** What becomes of rows that look like a record that is there. */
    twins: z.enum(["skip", "merge", "add"]).default("skip"),
    /** Rows that are refused are left out; where it is not said, nothing is imported while there are any. */
    leaveOut: Switch,
    version: Version,
  })
  .meta({ id: "ImportConfirmation" })

export const Import = z
  .object({
    ...Stamp,
    kind: z.enum(importKinds),
    fileName: z.string(),
    importedAt: Instant.nullable(),
    undoneAt: Instant.nullable(),
    /** How many of its rows became records. */
    added: z.int(),
    /** How many companies it made for their contacts. */
    beside: z.int(),
    /** How many that were there it added something to. */
    merged: z.int(),
  })
  .meta({ id: "Import" })

/** An import alone: its file's columns, what each field is read from, and what would become of its rows. */
export const ImportDetails = Import.extend({
  /** The columns of the file, and what stands in each first. Nothing once it is imported. */
  headings: z.array(z.object({ name: z.string(), sample: z.string().nullable() })),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      required: z.boolean(),
      column: z.int().nullable(),
    }),
  ),
  /** Of a table that is not UTF-8: the letters that it is read in. */
  letters: z.enum(["windows-1252"]).nullable(),
  /** What cards say that nothing here has room for, and how often. */
  leftOut: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Whether what rows say can be added to the records that they look like. */
  merges: z.boolean(),
  counts: z.object({
    ...{ new: z.int(), twin: z.int(), refused: z.int() },
    /** Of files whose records bear names: those of which something newer is said, and those that are as here. */
    changed: z.int().optional(),
    same: z.int().optional(),
  }),
  can: Acts("change", "confirm", "undo"),
}).meta({ id: "ImportDetails" })

export const ImportRowFilter = z.object({
  state: z.enum(rowStates).optional(),
  /** Pages of a hundred rows, from one on. */
  page: z.coerce.number<number>().int().min(1).max(50).default(1),
})

export const ImportRows = z
  .object({
    /** Of the filter, on all pages. */
    total: z.int(),
    rows: z.array(
      z.object({
        /** Where it stands in the file. */
        line: z.int(),
        title: z.string(),
        /** What tells it apart from others that are called the same. */
        detail: z.string().nullable(),
        state: z.enum(rowStates),
        /** The record, or the line of the file, that it looks like. */
        twin: z.string().nullable(),
        /** The company that is made with the record, as none has this name yet. */
        makes: z.string().nullable(),
        /** What of it is taken otherwise than the file says it, or not at all. */
        remarks: z.array(z.string()),
        errors: z.array(z.object({ label: z.string(), code: z.string(), message: z.string() })),
      }),
    ),
  })
  .meta({ id: "ImportRows" })

export type Import = z.output<typeof Import>
export type ImportDetails = z.output<typeof ImportDetails>
export type ImportRows = z.output<typeof ImportRows>
export type ImportColumns = z.output<typeof ImportColumns>
export type ImportConfirmation = z.output<typeof ImportConfirmation>
export type ImportRowFilter = z.output<typeof ImportRowFilter>
