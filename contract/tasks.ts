import { z } from "zod"
import { Acts } from "./acts"
import { columnRoles, shelves, taskDues, taskEventKinds, taskPriorities } from "./choices"
import { colors } from "./colors"
import { paging } from "./paging"
import { ProjectColumn } from "./projects"
import { chosen } from "./selection"
import { TagOfTask } from "./tags"
import {
  Day,
  Id,
  Instant,
  LongText,
  optional,
  SettingsVersion,
  Stamp,
  Switch,
  Tags,
  Text,
  Version,
} from "./values"

export const taskSorts = ["urgency", "title", "project", "dueOn", "estimate", "modifiedAt"] as const

/** As many steps as a task has at most, and tags. */
export const mostItems = 100
const mostTags = 20

const fields = {
  title: Text(200),
  /** As one says it: "45" minutes, "2h30", "1,5 j"; a day has the hours of the project's contract. */
  estimate: optional(Text(20)),
  priority: z.enum(taskPriorities, { error: "choice" }).default("none"),
  color: optional(z.enum(colors, { error: "choice" })),
  description: optional(LongText(10_000)),
  dueOn: optional(Day),
  /** By their titles; one that there is none of is made. */
  tags: Tags(mostTags).default([]),
  billId: optional(Id),
  quoteId: optional(Id),
  eventId: optional(Id),
}

export const NewTask = z
  .object({
    projectId: Id,
    /** At the end of this column; without one, of the last that is a queue. */
    columnId: optional(Id),
    ...fields,
  })
  .meta({ id: "NewTask" })
/** It says nothing of its place: a move makes no open form stale. */
export const TaskChanges = z.object({ ...fields, version: Version }).meta({ id: "TaskChanges" })

/**
 * Where a task goes. After `afterId` if that is still there, else before `beforeId`, else to the end; without an
 * `afterId` to the top. `end` says that the end is meant.
 */
export const TaskPlace = z
  .object({
    columnId: Id,
    afterId: optional(Id),
    beforeId: optional(Id),
    end: Switch,
  })
  .meta({ id: "TaskPlace" })

/** One change of several tasks; what is left out stays. */
export const TaskBulk = z
  .object({
    ids: z.array(Id).min(1).max(100),
    /** To the end of this column, in the order in which they stand. */
    columnId: Id.optional(),
    priority: z.enum(taskPriorities, { error: "choice" }).optional(),
    /** One more tag. */
    tagId: Id.optional(),
    archived: z.boolean().optional(),
  })
  .refine(
    ({ columnId, priority, tagId, archived }) =>
      columnId || priority || tagId || archived !== undefined,
    { error: "required", path: ["priority"] },
  )
  .meta({ id: "TaskBulk" })

/** Steps that are added to a task: one a line. */
export const NewTaskItems = z.object({ text: LongText(10_000) }).meta({ id: "NewTaskItems" })
export const TaskItemChanges = z
  .object({
    text: Text(200),
    done: Switch,
    /** The step after which it stands from now on, "first" before all others; left out, it stays. */
    afterId: z.union([Id, z.literal("first")]).optional(),
  })
  .meta({ id: "TaskItemChanges" })

export const TaskItem = z
  .object({ id: Id, text: z.string(), done: z.boolean() })
  .meta({ id: "TaskItem" })

export const Task = z
  .object({
    ...Stamp,
    projectId: Id,
    projectName: z.string(),
    columnId: Id,
    columnTitle: z.string(),
    role: z.enum(columnRoles),
    title: z.string(),
    /** Minutes. */
    estimate: z.int().nullable(),
    /** Minutes that were counted or typed, without what runs. */
    spent: z.int(),
    priority: z.enum(taskPriorities),
    color: z.enum(colors).nullable(),
    dueOn: Day.nullable(),
    /** Its day is past, and it is not done. */
    overdue: z.boolean(),
    tags: z.array(TagOfTask),
    /** Steps, and how many of them are done. */
    itemCount: z.int(),
    itemsDone: z.int(),
    archivedAt: Instant.nullable(),
    /** Its project is put away: nothing of it can be done. */
    projectArchived: z.boolean(),
    modifiedAt: Instant,
    enteredAt: Instant,
  })
  .meta({ id: "Task" })

/** A task alone, with what the caller can do with it. */
export const TaskDetails = Task.extend({
  description: z.string().nullable(),
  billId: Id.nullable(),
  quoteId: Id.nullable(),
  eventId: Id.nullable(),
  /** How they are called, where the caller may see them. */
  billTitle: z.string().nullable(),
  quoteTitle: z.string().nullable(),
  eventTitle: z.string().nullable(),
  /** Minutes of a day of work, as its estimate is typed. */
  minutesPerDay: z.int(),
  items: z.array(TaskItem),
  /** It is due before its project begins. */
  beforeStart: z.boolean(),
  can: Acts("change", "remove", "archive"),
}).meta({ id: "TaskDetails" })

/** A column of a board with its first hundred tasks; what is done shows those of thirty days. */
export const BoardColumn = ProjectColumn.extend({
  /** Of the filter. */
  matching: z.int(),
  cards: z.array(Task),
}).meta({ id: "BoardColumn" })

/** What happened to a task: history is only added to. */
export const TaskEvent = z
  .object({
    id: Id,
    at: Instant,
    by: z.string().nullable(),
    what: z.enum(taskEventKinds),
    columnTitle: z.string().nullable(),
    fromColumnTitle: z.string().nullable(),
    estimate: z.int().nullable(),
  })
  .meta({ id: "TaskEvent" })

const criteria = {
  q: paging(taskSorts).q,
  ...chosen,
  tagId: Id.optional(),
  priority: z.enum(taskPriorities).optional(),
  due: z.enum(taskDues).optional(),
  columnId: Id.optional(),
}

/** The board has the filter of the list. */
export const BoardFilter = z.object(criteria)

export const TaskFilter = z.object({
  ...paging(taskSorts),
  ...criteria,
  projectId: Id.optional(),
  role: z.enum(columnRoles).optional(),
  /** `open` is what is in no column of what is done. */
  open: z.enum(["true"]).optional(),
  shelf: z.enum(shelves).optional(),
})

const { q: _q, sort: _sort, ...pages } = paging(["place"])
export const TaskEventFilter = z.object(pages)

export const TaskSettingsChanges = z
  .object({
    /** The bell says in the morning what is due that day. */
    dueNotices: Switch,
    version: SettingsVersion,
  })
  .meta({ id: "TaskSettingsChanges" })
export const TaskSettings = z
  .object({ dueNotices: z.boolean(), version: z.int() })
  .meta({ id: "TaskSettings" })

export type TaskSettings = z.output<typeof TaskSettings>
export type NewTask = z.output<typeof NewTask>
export type TaskChanges = z.output<typeof TaskChanges>
export type TaskPlace = z.output<typeof TaskPlace>
export type TaskBulk = z.output<typeof TaskBulk>
export type TaskItemChanges = z.output<typeof TaskItemChanges>
export type TaskItem = z.output<typeof TaskItem>
export type Task = z.output<typeof Task>
export type TaskDetails = z.output<typeof TaskDetails>
export type BoardColumn = z.output<typeof BoardColumn>
export type TaskEvent = z.output<typeof TaskEvent>
export type BoardFilter = z.output<typeof BoardFilter>
export type TaskFilter = z.output<typeof TaskFilter>
export type TaskEventFilter = z.output<typeof TaskEventFilter>
