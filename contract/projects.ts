import { z } from "zod"
import { Acts } from "./acts"
import { columnRoles, shelves } from "./choices"
import { colors } from "./colors"
import { paging } from "./paging"
import { chosen } from "./selection"
import {
  Currency,
  Day,
  Id,
  Instant,
  LongText,
  Money,
  optional,
  Quantity,
  Stamp,
  Switch,
  Text,
  Version,
} from "./values"

export const projectSorts = ["name", "client", "startsOn", "endsOn", "changedAt"] as const

const colorOf = z.enum(colors, { error: "choice" })

const fields = {
  name: Text(120),
  /** That of the contract, where there is one. */
  clientId: optional(Id),
  contractId: optional(Id),
  description: optional(LongText(4000)),
  startsOn: optional(Day),
  endsOn: optional(Day),
  /** Those of the contract, where it has a budget. */
  budgetDays: optional(
    Quantity.refine((days) => Number(days) > 0, { error: "budgetZero" }).refine(
      (days) => Number(days) <= 10_000,
      { error: "tooBig 10000" },
    ),
  ),
  budgetHT: optional(Money.refine((cents) => cents > 0, { error: "budgetZero" })),
  color: colorOf.default("blue"),
}

const days = ["startsOn", "endsOn"] as const

/** It ends no earlier than it begins: told with whatever else is wrong, as far as both are days. */
const inOrder = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).refine(
    (project) => {
      const { startsOn, endsOn } = project as Record<(typeof days)[number], string | null>
      return !startsOn || !endsOn || startsOn <= endsOn
    },
    {
      ...{ path: ["endsOn"], error: "endBeforeStart" },
      when: ({ value, issues }) =>
        typeof value === "object" &&
        value !== null &&
        !issues.some(({ path }) => days.some((day) => path?.[0] === day)),
    },
  )

export const NewProject = inOrder({
  ...fields,
  /** Another project, whose columns, tasks and checklists it begins with; due dates by their distance from the start. */
  templateId: optional(Id),
}).meta({ id: "NewProject" })
export const ProjectChanges = inOrder({ ...fields, version: Version }).meta({
  id: "ProjectChanges",
})

/** Whether a project is put away: read-only, and out of lists. */
export const ProjectShelf = z
  .object({ archived: Switch, version: Version })
  .meta({ id: "ProjectShelf" })

export const Project = z
  .object({
    ...Stamp,
    name: z.string(),
    clientId: Id.nullable(),
    clientName: z.string().nullable(),
    contractId: Id.nullable(),
    contractTitle: z.string().nullable(),
    description: z.string().nullable(),
    startsOn: Day.nullable(),
    endsOn: Day.nullable(),
    /** The contract's, where it has a budget. */
    budgetDays: z.string().nullable(),
    budgetHT: Money.nullable(),
    currency: Currency,
    /** By how many hours a day of work is counted: the contract's, else 7. */
    hoursPerDay: z.string(),
    color: colorOf,
    archivedAt: Instant.nullable(),
    /** Tasks that are not archived, and those of them that are done. */
    taskCount: z.int(),
    doneCount: z.int(),
  })
  .meta({ id: "Project" })

/** A project alone, with what the caller can do with it. */
export const ProjectDetails = Project.extend({
  can: Acts("change", "remove", "archive", "addTask"),
}).meta({ id: "ProjectDetails" })

/** What would go with a project. */
export const ProjectBelongings = z
  .object({
    /** All its tasks, archived ones too. */
    taskCount: z.int(),
    fileCount: z.int(),
    /** Of the time that was spent on it, what no timesheet holds. */
    minutes: z.int(),
    /** What a timesheet holds: as long as it does, the project stays. */
    heldMinutes: z.int(),
  })
  .meta({ id: "ProjectBelongings" })

export const ProjectFilter = z.object({
  ...paging(projectSorts),
  ...chosen,
  shelf: z.enum(shelves).optional(),
  clientId: Id.optional(),
  contractId: Id.optional(),
})

const columnFields = {
  title: Text(40),
  role: z.enum(columnRoles, { error: "choice" }).default("queue"),
  color: colorOf.default("slate"),
  collapsed: Switch,
  /** As many tasks as it takes; one more is warned of, or refused. */
  limit: optional(
    z
      .union([
        z.int(),
        z
          .string()
          .regex(/^\d{1,4}$/, { error: "number" })
          .transform(Number),
      ])
      .refine((limit) => limit >= 1, { error: "tooSmall 1" })
      .refine((limit) => limit <= 999, { error: "tooBig 999" }),
  ),
  limitRefuses: Switch,
}

/** The column after which it stands; the first, where there is none. */
const after = { afterId: optional(Id) }

export const NewProjectColumn = z
  .object({ ...columnFields, ...after })
  .meta({ id: "NewProjectColumn" })
export const ProjectColumnChanges = z
  .object({ ...columnFields, ...after, version: Version })
  .meta({ id: "ProjectColumnChanges" })

/** Removes a column for good: its tasks go to another one, or with it. */
export const ProjectColumnRemoval = z
  .object({
    moveTo: optional(Id),
    /** The column's title, typed again, where its tasks go with it. */
    title: optional(Text(40)),
  })
  .meta({ id: "ProjectColumnRemoval" })

export const ProjectColumn = z
  .object({
    ...Stamp,
    projectId: Id,
    position: z.int(),
    title: z.string(),
    role: z.enum(columnRoles),
    color: colorOf,
    collapsed: z.boolean(),
    limit: z.int().nullable(),
    limitRefuses: z.boolean(),
    /** Its tasks that are not archived. */
    count: z.int(),
  })
  .meta({ id: "ProjectColumn" })

/** A column alone, with what would go with it. */
export const ProjectColumnDetails = ProjectColumn.extend({
  /** All its tasks, archived ones too. */
  taskCount: z.int(),
  fileCount: z.int(),
  /** Of the time spent on them, what no timesheet holds. */
  minutes: z.int(),
  /** No other column of its board has its role: it stays. */
  isLastOfRole: z.boolean(),
}).meta({ id: "ProjectColumnDetails" })

export type NewProject = z.output<typeof NewProject>
export type ProjectChanges = z.output<typeof ProjectChanges>
export type Project = z.output<typeof Project>
export type ProjectDetails = z.output<typeof ProjectDetails>
export type ProjectBelongings = z.output<typeof ProjectBelongings>
export type ProjectFilter = z.output<typeof ProjectFilter>
export type NewProjectColumn = z.output<typeof NewProjectColumn>
export type ProjectColumnChanges = z.output<typeof ProjectColumnChanges>
export type ProjectColumnRemoval = z.output<typeof ProjectColumnRemoval>
export type ProjectColumn = z.output<typeof ProjectColumn>
export type ProjectColumnDetails = z.output<typeof ProjectColumnDetails>
