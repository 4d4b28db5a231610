import type { ProjectBudget, ProjectTime } from "#contract/time-entries"
import { isByTime, rounded } from "#domain/timesheet"
import { secondsByDay, wholeMinutes } from "#domain/tracked-time"
import type { ProjectRow } from "../projects/queries"
import { showProject } from "../projects/rules"
import type { WorkedContract } from "../timesheets/queries"
import { priceOn } from "../timesheets/rules"
import type { listEstimates, listProjectSpans } from "./queries"

interface Facts {
  project: Pick<ProjectRow, "budgetDays" | "budgetHT" | "hoursPerDay">
  contract: WorkedContract | undefined
  spans: Pick<Awaited<ReturnType<typeof listProjectSpans>>[number], "taskId" | "start" | "end">[]
}

type Span = Facts["spans"][number]
type Tasks = Awaited<ReturnType<typeof listEstimates>>

const secondsOf = ({ start, end }: Span) => Math.floor((end.getTime() - start.getTime()) / 1000)

/** What was used of a project's budget: days of its contract, and their amount by the price of each day. */
export function usedOf({ project, contract, spans }: Facts) {
  const hoursPerDay = Number(project.hoursPerDay)
  const seconds = spans.reduce((sum, span) => sum + secondsOf(span), 0)
  const days = seconds / 3600 / hoursPerDay
  const usedHT = contract && isByTime(contract) ? priced(contract, spans, hoursPerDay) : null
  const { budgetDays, budgetHT } = project
  const shares = [
    budgetDays === null ? [] : [(100 * days) / Number(budgetDays)],
    budgetHT === null || usedHT === null ? [] : [(100 * usedHT) / budgetHT],
  ].flat()
  // Cut, so that 100 % is said when it is reached.
  const percent = shares.length ? Math.floor(Math.max(...shares) * 10) / 10 : null
  const alert: ProjectBudget["alert"] =
    percent === null || percent < 80 ? 0 : percent < 100 ? 80 : 100
  return { seconds, days, usedHT, percent, alert }
}

/** The columns of the export of projects, in order. */
export const exportedProjects = [
  { field: "name", head: "projects.name" },
  { field: "clientName", head: "projects.client" },
  { field: "contractTitle", head: "projects.contract" },
  { field: "startsOn", head: "projects.startsOn" },
  { field: "endsOn", head: "projects.endsOn" },
  { field: "budgetDays", head: "projects.budgetDays" },
  { field: "budgetHT", head: "projects.budgetHT" },
  { field: "taskCount", head: "projects.taskCount", counts: true },
  { field: "doneCount", head: "projects.doneCount", counts: true },
  { field: "spent", head: "projects.spentMinutes", counts: true },
  { field: "budgetUsed", head: "projects.budgetUsedPercent", counts: true },
  { field: "shelf", head: "projects.shelf", values: "projects.shelves" },
  { field: "description", head: "projects.description" },
] as const satisfies readonly {
  field: keyof ReturnType<typeof exportedProject>
  head: string
  values?: string
  counts?: boolean
}[]

/** A project as a line of the export, with its time and how much of its budget that is. */
export function exportedProject(facts: Facts & { project: ProjectRow }) {
  const { seconds, percent } = usedOf(facts)
  return {
    ...showProject(facts.project),
    spent: wholeMinutes(seconds),
    budgetUsed: percent,
    shelf: facts.project.archivedAt === null ? "active" : "archived",
  }
}

/** What was spent on a project: in time, in days, and task by task beside the estimates. */
export function timeOfProject(facts: Facts, tasks: Tasks): ProjectTime {
  const { seconds, days, usedHT, percent } = usedOf(facts)
  return {
    spent: wholeMinutes(seconds),
    spentDays: String(rounded(days)),
    // What was put away counts as it did, as its time does.
    estimated: tasks.reduce((sum, one) => sum + (one.estimate ?? 0), 0),
    usedHT,
    budgetUsed: percent,
    tasks: byTask(facts.spans, tasks),
  }
}

/** The time of each day by the price that held on it. */
function priced(contract: WorkedContract, spans: readonly Span[], hoursPerDay: number): number {
  const perUnit = contract.unit === "hour" ? 3600 : 3600 * hoursPerDay
  let cents = 0
  for (const span of spans)
    for (const { day, seconds } of secondsByDay(span))
      cents += (seconds / perUnit) * priceOn(contract, day)
  return Math.round(cents)
}

/** The tasks that have an estimate or time, those with most time first; what has no task any more last. */
function byTask(spans: readonly Span[], tasks: Tasks): ProjectTime["tasks"] {
  const spent = new Map<string | null, number>()
  for (const span of spans) spent.set(span.taskId, (spent.get(span.taskId) ?? 0) + secondsOf(span))
  const shown = tasks
    .filter(({ id, estimate }) => estimate !== null || spent.has(id))
    .map(({ id, title, estimate }) => ({
      ...{ taskId: id, title, estimate },
      spent: wholeMinutes(spent.get(id) ?? 0),
    }))
    .sort((one, other) => other.spent - one.spent || one.title.localeCompare(other.title, "fr"))
  const gone = spent.get(null)
  if (gone === undefined) return shown
  return [...shown, { taskId: null, title: "", estimate: null, spent: wholeMinutes(gone) }]
}
