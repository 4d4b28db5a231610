import { readdirSync } from "node:fs"

/** What is asked of the API to make records. */
export interface Maker {
  /** Makes a record by its `add…` operation, with these values in its path, and answers its id. */
  make(operation: string, values?: Record<string, string>): Promise<string>
  /** Calls an operation with these values in its path, and its sample body or this one. */
  ask<Answer>(operation: string, values?: Record<string, string>, body?: object): Promise<Answer>
  /** Sends a file, and answers its id. */
  upload(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string>
  administrator: Maker
}

/** A right body, for a call with these values in its path. */
export type Sample = (maker: Maker, values: Record<string, string>) => Promise<object> | object

/** A call that bears the id of another record, by method, path and body; `own` is the caller's. */
export type CallBuilder = (
  id: string,
  own: { client: string; bill: string; project: string; contract: string; version: number },
) => ["POST" | "PUT", string, object]

export interface NamedRecord {
  of: string
  body?: object
  by: CallBuilder
}

/** What the tests that walk over all areas must know of one: a file each in `tests/cases/`. */
export interface AreaCases {
  /** One right body for each schema of the contract that a call may send, by the schema's name. */
  samples: Record<string, Sample>
  /** What must have happened to the record that an operation is asked of. */
  preconditions?: Record<string, string[]>
  /**
   * Columns that name another record: how a caller says which, and by which operation such a one is made, with a
   * body where it is not the sample (or that it is an `image`, or a bill `received`). Null where no body says it:
   * the path does, or the product itself.
   */
  columns?: Record<string, NamedRecord | null>
  /** The calls for several records at once, and how one of those is made. */
  several?: readonly { path: string; rest?: object; make: (maker: Maker) => Promise<string> }[]
  /** What a person types, without JavaScript, to add a thing and to change it. */
  typed?: {
    /** Its list, below the mount. */
    path: string
    /** The field without which nothing is saved. */
    required: string
    add: Record<string, string>
    /** A list of which the first thing is chosen, and a screen of such a thing, so that there is one. */
    choose?: { name: string; of: string }
    change: Record<string, string>
    /** What the thing's page says after the change. */
    shown: string
    /** The page that the new thing opens on, unless that is its own. */
    opens?: string
    /** Where one is after the deletion, below the mount, unless that is its list. */
    left?: string
  }
}

const folder = new URL("cases/", import.meta.url)
const files = readdirSync(folder).sort()

export const areaCases: readonly AreaCases[] = await Promise.all(
  files.map(
    async (name) => ((await import(new URL(name, folder).href)) as { cases: AreaCases }).cases,
  ),
)

/** One member of all of them, put together. */
export const ofAllAreas = <Name extends "samples" | "preconditions" | "columns">(name: Name) =>
  Object.assign({}, ...areaCases.map((cases) => cases[name])) as Required<AreaCases>[Name]
