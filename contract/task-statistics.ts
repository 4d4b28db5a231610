import { z } from "zod"
import { daysBetween } from "#domain/day"
import { columnRoles, taskFigures, taskPriorities } from "./choices"
import { colors } from "./colors"
import { Day, Id } from "./values"

/** As long as a period of statistics may be. */
const longestDays = 1096

const period = { from: Day.optional(), to: Day.optional() }

const inOrder = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.RefinementCtx,
) => {
  if (!from || !to) return
  const refuse = (message: string) => context.addIssue({ code: "custom", path: ["to"], message })
  if (to < from) refuse("endBeforeStart")
  else if (daysBetween(from, to) >= longestDays) refuse("periodTooLong")
}

/** The last ninety days, where nothing else is asked for. */
export const TaskStatisticsFilter = z.object(period).superRefine(inOrder)

/** The tasks behind one figure. */
export const FigureFilter = z
  .object({
    ...period,
    figure: z.enum(taskFigures),
    /** Of the flow, what was in progress, and what was left: at the end of this day. */
    day: Day.optional(),
    /** Of the flow: in this column. */
    columnId: Id.optional(),
    /** Of what was finished: in the week of this Monday. */
    week: Day.optional(),
    /** Of what was estimated: those that bear this tag, or have this priority. */
    tagId: Id.optional(),
    priority: z.enum(taskPriorities).optional(),
  })
  .superRefine(inOrder)

/** A task, as the figures name it; without a title once it is deleted. */
const named = { taskId: Id, title: z.string().nullable() }

const finished = {
  ...named,
  finishedOn: Day,
  /** Days since it was created, and since it was begun, both ends included. */
  lead: z.int(),
  cycle: z.int(),
}

/** Within how many days half of them were finished, and 85 %. */
const Percentiles = z.object({ p50: z.int().nullable(), p85: z.int().nullable() })

const minutes = {
  count: z.int(),
  /** Minutes. */
  estimated: z.int(),
  spent: z.int(),
}

export const TaskStatistics = z
  .object({
    from: Day,
    to: Day,
    /** Those of the board, and those that are gone and held tasks in the period; what is done first. */
    columns: z.array(
      z.object({ id: Id, title: z.string(), role: z.enum(columnRoles), gone: z.boolean() }),
    ),
    /** How many tasks were in each column at the end of each day, in the order of the columns. */
    flow: z.array(z.object({ day: Day, counts: z.array(z.int()) })),
    lead: Percentiles,
    cycle: Percentiles,
    finished: z.array(z.object(finished)),
    throughput: z.array(z.object({ week: Day, count: z.int() })),
    /** At the end of each day. */
    inProgress: z.array(z.object({ day: Day, count: z.int() })),
    /** For how many days each task has been worked on, the oldest first. */
    ages: z.array(z.object({ ...named, startedOn: Day, age: z.int() })),
    /** Of the project's days; none where it has no start or no end. */
    burnDown: z
      .object({
        from: Day,
        to: Day,
        start: z.int(),
        days: z.array(z.object({ day: Day, remaining: z.int().nullable(), ideal: z.number() })),
      })
      .nullable(),
    /** Of what was finished in the period and has an estimate; and how many have none. */
    estimates: z.object({ ...minutes, without: z.int() }),
    byTag: z.array(z.object({ id: Id, title: z.string(), color: z.enum(colors), ...minutes })),
    byPriority: z.array(z.object({ priority: z.enum(taskPriorities), ...minutes })),
  })
  .meta({ id: "TaskStatistics" })

export const FigureTasks = z
  .array(
    z.object({
      ...named,
      createdOn: Day,
      startedOn: Day.nullable(),
      finishedOn: Day.nullable(),
      lead: z.int().nullable(),
      cycle: z.int().nullable(),
      age: z.int().nullable(),
      /** Minutes: as it was estimated on the day that is asked about, and what was spent until now. */
      estimate: z.int(),
      spent: z.int(),
    }),
  )
  .meta({ id: "FigureTasks" })

export type TaskStatistics = z.output<typeof TaskStatistics>
export type TaskStatisticsFilter = z.output<typeof TaskStatisticsFilter>
export type FigureFilter = z.output<typeof FigureFilter>
export type FigureTasks = z.output<typeof FigureTasks>
