import { z } from "zod"
import { colors } from "./colors"
import { paging } from "./paging"
import { Id, optional, Stamp, Text, Version } from "./values"

export const tagSorts = ["title", "changedAt"] as const

const fields = {
  title: Text(40).refine((title) => !/[,;]/.test(title), { error: "characters" }),
  color: z.enum(colors, { error: "choice" }).default("slate"),
  /** What a card shows; the title where it is left out. */
  displayText: optional(Text(12)),
}

export const NewTag = z.object(fields).meta({ id: "NewTag" })
export const TagChanges = z.object({ ...fields, version: Version }).meta({ id: "TagChanges" })

export const Tag = z
  .object({
    ...Stamp,
    title: z.string(),
    color: z.enum(colors),
    displayText: z.string().nullable(),
    /** How many tasks bear it. */
    taskCount: z.int(),
  })
  .meta({ id: "Tag" })

/** As a task bears it. */
export const TagOfTask = z
  .object({
    id: Id,
    title: z.string(),
    color: z.enum(colors),
    displayText: z.string().nullable(),
  })
  .meta({ id: "TagOfTask" })

export const TagFilter = z.object(paging(tagSorts))

export type NewTag = z.output<typeof NewTag>
export type TagChanges = z.output<typeof TagChanges>
export type Tag = z.output<typeof Tag>
export type TagOfTask = z.output<typeof TagOfTask>
export type TagFilter = z.output<typeof TagFilter>
