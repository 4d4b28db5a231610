import { z } from "zod"
import { weekdays } from "#domain/weekday"
import { Acts } from "./acts"
import { recurringTaskModes, taskFrequencies, taskPriorities } from "./choices"
import { paging } from "./paging"
import { Recurrence } from "./recurrence"
import { chosen } from "./selection"
import { mostItems } from "./tasks"
import { Day, Id, LongText, optional, Stamp, Tags, Text, Version } from "./values"

export const recurringTaskSorts = ["title"] as const

/** Whole days, as they are typed. */
const days = (least: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,4}$/, { error: "number" })
        .transform(Number),
    ])
    .refine((count) => count >= least, { error: `tooSmall ${least}` })
    .refine((count) => count <= 366, { error: "tooBig 366" })

const fields = {
  /** Where it is made: without one, in the last column that is a queue. */
  columnId: optional(Id),
  title: Text(200),
  /** As one says it: "45" minutes, "2h30", "1,5 j". */
  estimate: optional(Text(20)),
  priority: z.enum(taskPriorities, { error: "choice" }).default("none"),
  tags: Tags(20).default([]),
  description: optional(LongText(10_000)),
  /** Its steps, one a line. */
  items: optional(LongText(10_000)),
  mode: z.enum(recurringTaskModes).default("rule"),
  /** Counted from its start, never from the one before. */
  recurrence: Recurrence,
  /** Of a rule of weeks: on these days; that of its start is among them. */
  weekdays: z.array(z.enum(weekdays)).max(7).default([]),
  /** So many days after the one before was done, instead of by the rule; the first is made on its start. */
  afterDays: optional(days(1)),
  /** It is due so many days after it was made. */
  dueAfter: optional(days(0)),
}

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((given, context) => {
    const { recurrence, mode, afterDays, items } = given as z.output<z.ZodObject<typeof fields>>
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: "custom", path, message })
    if (recurrence.frequency === "once") refuse(["recurrence", "frequency"], "choice")
    if (mode === "afterDone" && afterDays === null) refuse(["afterDays"], "required")
    const lines = items?.split("\n").filter((line) => line.trim() !== "") ?? []
    if (lines.length > mostItems) refuse(["items"], `tooMany ${mostItems}`)
    else if (lines.some((line) => line.trim().length > 200)) refuse(["items"], "tooLong 200")
  })

export const NewRecurringTask = rules({ projectId: Id, ...fields }).meta({ id: "NewRecurringTask" })
export const RecurringTaskChanges = rules({ ...fields, version: Version }).meta({
  id: "RecurringTaskChanges",
})

export const RecurringTask = z
  .object({
    ...Stamp,
    projectId: Id,
    projectName: z.string(),
    columnId: Id.nullable(),
    title: z.string(),
    /** Minutes. */
    estimate: z.int().nullable(),
    priority: z.enum(taskPriorities),
    tags: z.array(z.string()),
    description: z.string().nullable(),
    items: z.string().nullable(),
    mode: z.enum(recurringTaskModes),
    recurrence: z.object({
      frequency: z.enum(taskFrequencies),
      every: z.int(),
      start: Day,
      monthEnd: z.boolean(),
      expiry: Day.nullable(),
    }),
    weekdays: z.array(z.enum(weekdays)),
    afterDays: z.int().nullable(),
    dueAfter: z.int().nullable(),
    /** Null once it has ended, and while the last one waits to be done. */
    nextOn: Day.nullable(),
    lastMadeOn: Day.nullable(),
    /** The one that was made last, if it is still there. */
    lastTaskId: Id.nullable(),
  })
  .meta({ id: "RecurringTask" })

/** One alone, with what the caller can do with it. */
export const RecurringTaskDetails = RecurringTask.extend({
  can: Acts("change", "remove"),
}).meta({ id: "RecurringTaskDetails" })

export const RecurringTaskFilter = z.object({
  ...paging(recurringTaskSorts),
  ...chosen,
  projectId: Id.optional(),
})

export type NewRecurringTask = z.output<typeof NewRecurringTask>
export type RecurringTaskChanges = z.output<typeof RecurringTaskChanges>
export type RecurringTask = z.output<typeof RecurringTask>
export type RecurringTaskDetails = z.output<typeof RecurringTaskDetails>
export type RecurringTaskFilter = z.output<typeof RecurringTaskFilter>
