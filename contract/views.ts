import { z } from "zod"
import { areas, type ViewedArea } from "./areas"
import { Stamp, Switch, Text, Version } from "./values"

const viewed = areas.flatMap((area): readonly ViewedArea[] => ("views" in area ? [area.name] : []))

/** The lists that can be kept as views, by the names of their cards. */
export const ViewedAreaName = z.enum(viewed, { error: "choice" })

/** As many views as someone keeps. */
export const mostViews = 100

/** What belongs to one page of a list, or to one moment of it, is no part of a view. */
const passing = ["after", "before", "select", "choose"]

/** A list's query as a view keeps it: without its page, in one order, so that two that say the same are the same. */
export function viewQuery(query: string): string {
  const params = new URLSearchParams(query)
  for (const name of passing) params.delete(name)
  for (const [name, value] of [...params]) if (value === "") params.delete(name, value)
  params.sort()
  return params.toString()
}

const fields = {
  name: Text(60),
  /** What the list's address says after its question mark. */
  query: z.string().max(2_000).overwrite(viewQuery),
  pinned: Switch,
}

export const NewView = z.object({ area: ViewedAreaName, ...fields }).meta({ id: "NewView" })
export const ViewChanges = z.object({ ...fields, version: Version }).meta({ id: "ViewChanges" })

export const View = z
  .object({
    ...Stamp,
    area: ViewedAreaName,
    name: z.string(),
    query: z.string(),
    pinned: z.boolean(),
  })
  .meta({ id: "View" })

export const ViewFilter = z.object({ area: ViewedAreaName.optional() })

export type View = z.output<typeof View>
export type NewView = z.output<typeof NewView>
export type ViewChanges = z.output<typeof ViewChanges>
