import { z } from "zod"
import { areas, type SearchKind } from "./areas"
import { paging } from "./paging"
import { Id } from "./values"

const { q } = paging(["name"])

/** Words as one types them: accents and capitals do not matter. None find nothing. */
export const SearchQuery = z.object({ q })

const kinds = areas.flatMap((area): readonly SearchKind[] => ("search" in area ? [area.name] : []))

/** A record of the caller's that says the words. */
export const SearchResult = z
  .object({
    kind: z.enum(kinds),
    id: Id,
    /** What it is called, in the caller's language where it has no name of its own yet. */
    title: z.string(),
    /** What tells it from others of its name: amount, day, state, whom it is for. */
    detail: z.string().nullable(),
  })
  .meta({ id: "SearchResult" })

export type SearchResult = z.output<typeof SearchResult>
