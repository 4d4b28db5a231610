import { z } from "zod"
import { areas, type UndoneArea } from "./areas"
import { paging } from "./paging"
import { Id, Instant } from "./values"

const undone = areas.flatMap((area): readonly UndoneArea[] => ("undo" in area ? [area.name] : []))

/** For how many days what was removed can be brought back. */
export const daysInBin = 30

export const removalSorts = ["removedAt"] as const

/** What one act removed: one record or several, which come back together. */
export const Removal = z
  .object({
    /** That of the first record. */
    id: Id,
    removedAt: Instant,
    /** When it goes for good. */
    until: Instant,
    /** The first few. */
    records: z.array(
      z.object({ area: z.enum([...undone, "notes"]), title: z.string().nullable() }),
    ),
    count: z.int(),
  })
  .meta({ id: "Removal" })

const { sort, limit, after, before } = paging(removalSorts)
export const RemovalFilter = z.object({ sort, limit, after, before })

/** The record that is back: of a note, the one that it is about. */
export const Restored = z.object({ area: z.enum(undone), recordId: Id }).meta({ id: "Restored" })

export type Removal = z.output<typeof Removal>
export type RemovalFilter = z.output<typeof RemovalFilter>
export type Restored = z.output<typeof Restored>
