import type { ProjectFilter } from "#contract/projects"
import type { ProjectTime } from "#contract/time-entries"
import { monthOf } from "#domain/month"
import { found, foundAll } from "../../http/problem"
import type { Context } from "../../ports/context"
import { exportProjects, listProjectsOf } from "../projects/queries"
import { listContractsOf } from "../timesheets/queries"
import { exportedProject, timeOfProject } from "./project-time.rules"
import * as queries from "./queries"

type Caller = Pick<Context, "db" | "owner" | "today">

/** What was spent on projects; 404 where one of them is not there. */
export async function timesOf({ db, owner, today }: Caller, ids: readonly string[]) {
  const projects = await listProjectsOf(db, owner, ids)
  foundAll(
    ids,
    projects.map(({ id }) => id),
  )
  const spans = await queries.listProjectSpans(db, owner, ids)
  const first = spans[0]?.start.toISOString().slice(0, 10) ?? today
  const contracts = projects.some(({ contractId }) => contractId)
    ? await listContractsOf(db, owner, monthOf(first), monthOf(today))
    : []
  return projects.map((project) => ({
    project,
    contract: contracts.find(({ id }) => id === project.contractId),
    spans: spans.filter(({ projectId }) => projectId === project.id),
  }))
}

/** The projects of a filter as lines of the export, with what was spent on each. */
export async function listExported(caller: Caller, filter: ProjectFilter) {
  const rows = await exportProjects(caller.db, caller.owner, filter)
  const times = await timesOf(
    caller,
    rows.map(({ id }) => id),
  )
  const byId = new Map(times.map((facts) => [facts.project.id, facts]))
  return rows.map(({ id }) => exportedProject(found(byId.get(id))))
}

export async function showProjectTime(caller: Caller, projectId: string): Promise<ProjectTime> {
  const [known] = await timesOf(caller, [projectId])
  const tasks = await queries.listEstimates(caller.db, caller.owner, projectId)
  return timeOfProject(found(known), tasks)
}
