import type { importKinds } from "#contract/choices"
import type { Context, OutsideContext } from "./context"
import type { Later } from "./later"

/** What a row of a file says: the text of each field that a column was named for. */
export type RowCells = Readonly<Partial<Record<string, string>>>

/** A row as it would be a record: what it is called, and why it cannot be one. */
export interface RowReading {
  title: string
  /** Two that share one of these are likely the same. */
  keys: readonly string[]
  errors: readonly { path: string; code: string }[]
  /** What tells it apart from others that are called the same. */
  detail?: string
  /** What of it is taken otherwise than the file says it, or not at all. */
  remarks?: readonly string[]
  /** The record of another area that is made with it, by its name. */
  makes?: string
  /** The record that is there by this very name, and whether the file says something newer of it. */
  there?: { state: "changed" | "same"; id: string }
}

/** A row of a file that says its fields by itself, in a column for all of them. */
export interface FileRow {
  line: number
  cells: string[]
}

/** A record that was there already: the fields that an import changed, before and after. */
export interface ChangedRecord {
  id: string
  before: Record<string, string | null>
  after: Record<string, string | null>
}

/**
 * How records of an area come in from files of other tools: each area that takes any declares one. What a row is
 * read as is checked by the schema that a form is checked by.
 */
export interface ImportKind {
  /** The menu of rights in which the caller must be allowed to create. */
  menu:
    | Exclude<(typeof importKinds)[number], "incomes" | "pastBills" | "events">
    | "treasury"
    | "bills"
    | "calendar"
  fields: readonly {
    name: string
    /** The text of its label. */
    label: string
    required?: true
    /** What other tools head it by, without accents, capitals and spaces; the likeliest first. */
    headings: readonly string[]
  }[]
  /** Of files that are no tables and have no columns to choose: what each says, or why it is none that can be read. */
  rowsIn?(
    context: Pick<OutsideContext, "owner" | "inTransaction">,
    bytes: Later,
  ): Promise<FileRow[] | string>
  /** Rows of which this says the same are lines of one record; of those that it says nothing of, each is one. */
  joined?(row: RowCells): string | undefined
  /** What the caller has already. */
  known(context: Context): Promise<{ id?: string; title: string; keys: readonly string[] }[]>
  read(context: Context, rows: readonly RowCells[]): Promise<RowReading[]>
  /** Makes records of rows that were read without an error, and answers their ids. */
  add(context: Context, rows: readonly RowCells[]): Promise<string[]>
  /** Adds what rows say to the records that they look like, or are newer than, and answers what that changed. */
  merge?(
    context: Context,
    rows: readonly { id: string; cells: RowCells }[],
  ): Promise<ChangedRecord[]>
  /** Gives these back what nobody changed since. */
  restore?(context: Context, changed: readonly ChangedRecord[]): Promise<unknown>
  /** Takes them back; refused by the database where something refers to one. */
  remove(context: Context, ids: readonly string[]): Promise<unknown>
}
