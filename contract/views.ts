import { z } from "zod"
import { areas, type ViewedArea } from "./areas"
import { Stamp, Switch, Text, Version } from "./values"
import { viewQuery } from "./view-query"

const viewed = areas.flatMap((area): readonly ViewedArea[] => ("views" in area ? [area.name] : []))

/** The lists that can be kept as views, by the names of their cards. */
export const ViewedAreaName = z.enum(viewed, { error: "choice" })

/** As many views as someone keeps. */
export const mostViews = 100

const fields = {
  name: Text(60),
  /** What the list's address says after its question mark. */
  query: z.string().max(2_000).overwrite(viewQuery).default(""),
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

/** A view as the tabs above its list show it. */
export const PinnedView = View.pick({ id: true, area: true, name: true, query: true }).meta({
  id: "PinnedView",
})

export const ViewFilter = z.object({ area: ViewedAreaName.optional() })

export type View = z.output<typeof View>
export type PinnedView = z.output<typeof PinnedView>
export type NewView = z.output<typeof NewView>
export type ViewChanges = z.output<typeof ViewChanges>
