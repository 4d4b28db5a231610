import type { NewTask, TaskBulk, TaskChanges, TaskDetails } from "#contract/tasks"
import { minutesOf } from "#domain/duration"
import { ensure, found, foundAll, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { listColumns, lockColumn } from "./columns.queries"
import { unknownAt } from "./commands"
import { addEvents } from "./events.queries"
import { existing } from "./links.queries"
import { keyAtEnd, moveAll, refuseFull } from "./places.commands"
import { findProject } from "./queries"
import { addTag, findTag, findTagTitled } from "./tags.queries"
import { showTaskDetails } from "./task-details.commands"
import * as queries from "./tasks.queries"

/** A task that can be worked on, under lock: neither it nor its project is archived. */
export async function lockOpenTask({ db, owner }: Context, id: string) {
  const task = found(await queries.lockTask(db, owner, id))
  ensure(task.projectArchivedAt === null, "projectArchived")
  ensure(task.archivedAt === null, "taskArchived")
  return task
}

type Typed = Omit<NewTask, "projectId" | "columnId">

/** What is typed of a task as it is kept: minutes of its estimate, and links that are the owner's own. */
async function writtenOf({ db, owner }: Context, typed: Typed, hoursPerDay: string) {
  const { tags: _, estimate, ...fields } = typed
  const minutes = estimate === null ? null : minutesOf(estimate, Number(hoursPerDay))
  if (typeof minutes === "string") invalid([{ path: "estimate", code: minutes }])
  const unknown = await missingLink({ db, owner }, fields)
  if (unknown) unknownAt(unknown)
  return { ...fields, estimate: minutes }
}

async function missingLink(
  { db, owner }: Pick<Context, "db" | "owner">,
  links: Pick<Typed, "billId" | "quoteId" | "eventId">,
) {
  const there = await existing(db, owner, links)
  return (["billId", "quoteId", "eventId"] as const).find(
    (name) => links[name] !== null && !there[name],
  )
}

/** The tags of these titles, in whatever case; one that there is none of is made. */
async function tagsTitled({ db, owner }: Context, titles: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const title of titles) {
    const tag =
      (await findTagTitled(db, owner, title)) ??
      (await addTag(db, owner, { title, color: "slate", displayText: null })) ??
      // Another call made it meanwhile.
      (await findTagTitled(db, owner, title))
    ids.push(found(tag).id)
  }
  return [...new Set(ids)]
}

export async function addTask(
  context: Context,
  { projectId, columnId, ...typed }: NewTask,
): Promise<TaskDetails> {
  const { db, owner, now, person } = context
  const project = (await findProject(db, owner, projectId)) ?? unknownAt("projectId")
  ensure(project.archivedAt === null, "projectArchived")
  const written = await writtenOf(context, typed, project.hoursPerDay)
  const columns = await listColumns(db, owner, projectId)
  const usual = columns.findLast(({ role }) => role === "queue")
  const column = await lockColumn(db, owner, columnId ?? found(usual).id)
  if (!column || column.projectId !== projectId) unknownAt("columnId")
  refuseFull(column)
  const [added] = await queries.addTasks(db, owner, [
    {
      ...written,
      ...{ projectId, columnId: column.id, place: await keyAtEnd(context, column.id) },
      ...{ modifiedAt: now, modifiedBy: person.id, enteredAt: now, movedBy: person.id },
    },
  ])
  const { id } = found(added)
  await queries.replaceTags(db, owner, id, await tagsTitled(context, typed.tags))
  return showTaskDetails(context, id)
}

export async function changeTask(
  context: Context,
  id: string,
  { version, ...typed }: TaskChanges,
): Promise<TaskDetails> {
  const { db, owner, now, person } = context
  const task = await lockOpenTask(context, id)
  if (task.version !== version) stale(await showTaskDetails(context, id))
  const project = found(await findProject(db, owner, task.projectId))
  const written = await writtenOf(context, typed, project.hoursPerDay)
  await queries.changeTasks(db, owner, [id], { ...written, modifiedAt: now, modifiedBy: person.id })
  await queries.replaceTags(db, owner, id, await tagsTitled(context, typed.tags))
  return showTaskDetails(context, id)
}

/** The columns that tasks go to, or are taken out into, held before the tasks are. */
async function lockColumnsOf(
  { db, owner }: Context,
  { ids, columnId, archived }: Pick<TaskBulk, "ids" | "columnId" | "archived">,
): Promise<void> {
  const into = archived === false ? await queries.listColumnsOf(db, owner, ids) : []
  const wanted = new Set(columnId ? [...into, columnId] : into)
  for (const id of [...wanted].sort()) await lockColumn(db, owner, id)
}

/** Refuses to take tasks out into columns that have no room for them: each is named as often as it gets one. */
async function refuseFullAgain({ db, owner }: Context, columnIds: string[]): Promise<void> {
  for (const columnId of [...new Set(columnIds)].sort()) {
    const column = found(await lockColumn(db, owner, columnId))
    refuseFull(column, columnIds.filter((id) => id === columnId).length)
  }
}

/** One change of several tasks; all of them, or none. */
export async function changeTasks(
  context: Context,
  { ids, columnId, priority, tagId, archived }: TaskBulk,
) {
  const { db, owner, now, person } = context
  await lockColumnsOf(context, { ids, columnId, archived })
  const tasks = await queries.lockTasks(db, owner, ids)
  foundAll(
    ids,
    tasks.map(({ id }) => id),
  )
  ensure(
    tasks.every(({ projectArchivedAt }) => projectArchivedAt === null),
    "projectArchived",
  )
  const done = tasks.map(({ id }) => id)
  if (columnId) await moveAll(context, done, columnId)
  if (archived === false)
    await refuseFullAgain(
      context,
      tasks
        .filter(({ archivedAt }) => archivedAt !== null)
        .map((task) => columnId ?? task.columnId),
    )
  if (tagId) {
    if (!(await findTag(db, owner, tagId))) unknownAt("tagId")
    await queries.addTags(
      db,
      owner,
      done.map((taskId) => ({ taskId, tagId })),
    )
  }
  const changes = {
    ...(priority && { priority }),
    ...(archived !== undefined && { archivedAt: archived ? now : null }),
  }
  if (Object.keys(changes).length > 0)
    await queries.changeTasks(db, owner, done, {
      ...changes,
      ...{ modifiedAt: now, modifiedBy: person.id },
    })
  return { done, refused: [] }
}

/** Removes tasks; their history says that they went, and when. Answers what is gone. */
export async function removeWithHistory(
  { db, owner, now, person }: Pick<Context, "db" | "owner" | "now" | "person">,
  ids: readonly string[],
): Promise<string[]> {
  const tasks = await queries.lockTasks(db, owner, ids)
  await addEvents(
    db,
    owner,
    tasks.map(({ id, projectId, columnId, columnTitle, role }) => ({
      ...{ projectId, columnId, columnTitle, role, taskId: id },
      ...{ what: "deleted" as const, at: now, by: person.id },
    })),
  )
  return queries.removeTasks(
    db,
    owner,
    tasks.map(({ id }) => id),
  )
}

export async function removeTasks(context: Context, ids: string[]) {
  const tasks = await queries.lockTasks(context.db, context.owner, ids)
  ensure(
    tasks.every(({ projectArchivedAt }) => projectArchivedAt === null),
    "projectArchived",
  )
  const done = await removeWithHistory(context, ids)
  foundAll(ids, done)
  return { done, refused: [] }
}
