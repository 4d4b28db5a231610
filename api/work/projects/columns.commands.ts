import type {
  NewProjectColumn,
  ProjectColumn,
  ProjectColumnChanges,
  ProjectColumnDetails,
  ProjectColumnRemoval,
} from "#contract/projects"
import { ensure, found, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as queries from "./columns.queries"
import { lockOpenProject, unknownAt } from "./commands"
import { moveAll } from "./places.commands"
import { isLastOfRole, mostColumns, orderedAfter, showColumn } from "./rules"
import { removeWithHistory } from "./tasks.commands"
import { listTaskIds } from "./tasks.queries"

async function columnOf(context: Context, projectId: string, columnId: string) {
  const columns = await queries.listColumns(context.db, context.owner, projectId)
  return { columns, column: found(columns.find(({ id }) => id === columnId)) }
}

/** A column with what would go with it. */
export async function findColumn(
  context: Context,
  projectId: string,
  columnId: string,
): Promise<ProjectColumnDetails> {
  const { column, columns } = await columnOf(context, projectId, columnId)
  const belongings = await queries.countBelongings(context.db, context.owner, columnId)
  return { ...showColumn(column), ...belongings, isLastOfRole: isLastOfRole(columns, column) }
}

export async function addColumn(
  context: Context,
  projectId: string,
  { afterId, ...column }: NewProjectColumn,
): Promise<ProjectColumn> {
  const { db, owner } = context
  await lockOpenProject(context, projectId)
  const columns = await queries.listColumns(db, owner, projectId)
  ensure(columns.length < mostColumns, "tooManyColumns")
  const ids = columns.map(({ id }) => id)
  if (afterId && !ids.includes(afterId)) unknownAt("afterId")
  const [added] = await queries.addColumns(db, owner, [
    { ...column, projectId, position: columns.length },
  ])
  const { id } = found(added)
  await queries.orderColumns(db, owner, orderedAfter(ids, id, afterId))
  return showColumn(found(await queries.findColumn(db, owner, id)))
}

export async function changeColumn(
  context: Context,
  projectId: string,
  columnId: string,
  { version, afterId, ...changes }: ProjectColumnChanges,
): Promise<ProjectColumn> {
  const { db, owner } = context
  await lockOpenProject(context, projectId)
  const { column, columns } = await columnOf(context, projectId, columnId)
  if (column.version !== version) stale(showColumn(column))
  if (afterId && afterId !== columnId && !columns.some(({ id }) => id === afterId))
    unknownAt("afterId")
  if (changes.role !== column.role) ensure(!isLastOfRole(columns, column), "lastOfRole")
  await queries.changeColumn(db, owner, columnId, changes)
  const ids = columns.map(({ id }) => id)
  if (afterId !== columnId)
    await queries.orderColumns(db, owner, orderedAfter(ids, columnId, afterId))
  return showColumn(found(await queries.findColumn(db, owner, columnId)))
}

/**
 * Removes a column: its tasks go to another one, or with it, for good. Whoever lets them go has typed its title.
 */
export async function removeColumn(
  context: Context,
  projectId: string,
  columnId: string,
  { moveTo, title }: ProjectColumnRemoval,
): Promise<void> {
  const { db, owner } = context
  await lockOpenProject(context, projectId)
  await queries.lockColumns(db, owner, projectId)
  const { column, columns } = await columnOf(context, projectId, columnId)
  ensure(!isLastOfRole(columns, column), "lastOfRole")
  const ids = await listTaskIds(db, owner, columnId)
  if (moveTo) {
    if (moveTo === columnId || !columns.some(({ id }) => id === moveTo)) unknownAt("moveTo")
    await moveAll(context, ids, moveTo)
  } else if (ids.length > 0) {
    if (title !== column.title)
      invalid([{ path: "title", code: title ? "otherTitle" : "required" }])
    await removeWithHistory(context, ids)
  }
  await queries.removeColumns(db, owner, [columnId])
  const rest = columns.map(({ id }) => id).filter((id) => id !== columnId)
  await queries.orderColumns(db, owner, rest)
  await queries.forgetRemoved(db, owner)
}
