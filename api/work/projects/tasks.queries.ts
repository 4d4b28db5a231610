import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm"
import type { TagOfTask } from "#contract/tags"
import type { BoardFilter, TaskFilter, TaskItem } from "#contract/tasks"
import { addDays, type Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset, orElse } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { projectColumns, projects, taskItems, tasks, taskTags } from "./schema"

const {
  owner: _,
  words: _words,
  urgency: _urgency,
  movedBy: _mover,
  modifiedBy: _author,
  description: _text,
  ...own
} = getTableColumns(tasks)

export const itsProject = and(eq(projects.owner, tasks.owner), eq(projects.id, tasks.projectId))
export const itsColumn = and(
  eq(projectColumns.owner, tasks.owner),
  eq(projectColumns.id, tasks.columnId),
)
const withPlaces = sql`${tasks} join ${projects} on ${itsProject} join ${projectColumns} on ${itsColumn}`

const columns = {
  ...own,
  projectName: sql<string>`${projects.name}`,
  projectStartsOn: sql<string | null>`${projects.startsOn}::text`,
  projectArchivedAt: sql<string | null>`${projects.archivedAt}::text`,
  columnTitle: sql<string>`${projectColumns.title}`,
  role: projectColumns.role,
  spent: sql<number>`(select coalesce(floor(sum(floor(extract(epoch from e.ended_at - e.started_at))) / 60), 0)::int
    from time_entries e where e.owner = ${tasks.owner} and e.task_id = ${tasks.id})`,
  itemCount: sql<number>`(select count(*)::int from task_items i
    where i.owner = ${tasks.owner} and i.task_id = ${tasks.id})`,
  itemsDone: sql<number>`(select count(*)::int from task_items i
    where i.owner = ${tasks.owner} and i.task_id = ${tasks.id} and i.done)`,
  tags: sql<TagOfTask[]>`coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title,
      'color', g.color, 'displayText', g.display_text) order by lower(g.title))
    from task_tags b join tags g on g.owner = b.owner and g.id = b.tag_id
    where b.owner = ${tasks.owner} and b.task_id = ${tasks.id}), '[]')`,
}
const listed = projection(columns)

const sorts = {
  urgency: tasks.urgency,
  title: sql`${tasks.title} collate "fr-x-icu"`,
  project: sql`${projects.name} collate "fr-x-icu"`,
  dueOn: orElse(tasks.dueOn, sql`'infinity'::date`),
  estimate: orElse(tasks.estimate, sql`-1`),
  modifiedAt: tasks.modifiedAt,
}

export const isOpen = ne(projectColumns.role, "done")

/** When a task that is not done is due, on a day. */
export function withDue(due: NonNullable<TaskFilter["due"]>, today: Day): SQL | undefined {
  switch (due) {
    case "overdue":
      return and(isOpen, lt(tasks.dueOn, today))
    case "today":
      return and(isOpen, sql`${tasks.dueOn} <= ${today}::date`)
    case "week":
      return and(isOpen, sql`${tasks.dueOn} between ${today}::date and ${addDays(today, 6)}::date`)
    case "none":
      return and(isOpen, isNull(tasks.dueOn))
  }
}

const wanted = (owner: Owner, filter: BoardFilter, today: Day) =>
  and(
    eq(tasks.owner, owner),
    filter.id ? inArray(tasks.id, filter.id) : undefined,
    filter.columnId ? eq(tasks.columnId, filter.columnId) : undefined,
    filter.priority ? eq(tasks.priority, filter.priority) : undefined,
    filter.due ? withDue(filter.due, today) : undefined,
    filter.tagId
      ? sql`exists (select from ${taskTags} where ${taskTags.owner} = ${tasks.owner}
          and ${taskTags.taskId} = ${tasks.id} and ${taskTags.tagId} = ${filter.tagId})`
      : undefined,
    containing(filter.q, tasks.title),
  )

const matching = (owner: Owner, filter: TaskFilter, today: Day) =>
  and(
    wanted(owner, filter, today),
    filter.projectId ? eq(tasks.projectId, filter.projectId) : undefined,
    filter.role ? eq(projectColumns.role, filter.role) : undefined,
    filter.open ? isOpen : undefined,
    // What was put away, with its project or alone, is listed where it is asked for; and by its id always.
    filter.id
      ? undefined
      : filter.shelf === "archived"
        ? or(isNotNull(tasks.archivedAt), isNotNull(projects.archivedAt))
        : and(isNull(tasks.archivedAt), filter.projectId ? undefined : isNull(projects.archivedAt)),
  )

export function listTasks(db: Database, owner: Owner, filter: TaskFilter, today: Day) {
  const page = keyset(filter, sorts, tasks.id, "urgency")
  return page.list(db, listed, withPlaces, matching(owner, filter, today))
}

const namedTasks = (db: Database) =>
  db
    .select({ ...columns, description: tasks.description })
    .from(tasks)
    .innerJoin(projects, itsProject)
    .innerJoin(projectColumns, itsColumn)
    .$dynamic()

/** Every task of the filter, the most pressing first: at most as many as a spreadsheet is good for. */
export const exportTasks = (db: Database, owner: Owner, filter: TaskFilter, today: Day) =>
  namedTasks(db)
    .where(matching(owner, filter, today))
    .orderBy(tasks.urgency, tasks.id)
    .limit(50_000)

export type TaskRow = Omit<NonNullable<Awaited<ReturnType<typeof findTask>>>, "description">
export type TaskWithText = NonNullable<Awaited<ReturnType<typeof findTask>>>

export async function findTask(db: Database, owner: Owner, id: string) {
  const [task] = await namedTasks(db).where(and(eq(tasks.owner, owner), eq(tasks.id, id)))
  return task
}

const locked = (db: Database, owner: Owner, ids: readonly string[]) =>
  db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.owner, owner), inArray(tasks.id, [...ids])))
    .orderBy(asc(tasks.id))
    .for("update")

/**
 * The task, which nobody else changes until the transaction ends. It is read once it is held: read while it waits for
 * one that moves it, it would be missed with the column that it was in.
 */
export async function lockTask(db: Database, owner: Owner, id: string) {
  await locked(db, owner, [id])
  return findTask(db, owner, id)
}

/** Several, under lock, in the order of their boards. */
export async function lockTasks(db: Database, owner: Owner, ids: readonly string[]) {
  await locked(db, owner, ids)
  return namedTasks(db)
    .where(and(eq(tasks.owner, owner), inArray(tasks.id, [...ids])))
    .orderBy(asc(tasks.projectId), asc(projectColumns.position), asc(tasks.place))
}

/** All tasks of a column, archived ones too. */
export async function listTaskIds(db: Database, owner: Owner, columnId: string): Promise<string[]> {
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.owner, owner), eq(tasks.columnId, columnId)))
  return rows.map(({ id }) => id)
}

/** The columns that tasks are in. */
export async function listColumnsOf(db: Database, owner: Owner, ids: readonly string[]) {
  const rows = await db
    .selectDistinct({ columnId: tasks.columnId })
    .from(tasks)
    .where(and(eq(tasks.owner, owner), inArray(tasks.id, [...ids])))
  return rows.map(({ columnId }) => columnId)
}

/** The tasks of a project that are not archived, as a template has them. */
export const listTasksOfProject = (db: Database, owner: Owner, projectId: string) =>
  db
    .select(getTableColumns(tasks))
    .from(tasks)
    .where(and(eq(tasks.owner, owner), eq(tasks.projectId, projectId), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.place))

/** The first cards of a column, in their order; of what is done, those that came since a day. */
export const listCards = (
  db: Database,
  owner: Owner,
  columnId: string,
  filter: BoardFilter,
  { today, since, most }: { today: Day; since: Date | null; most: number },
) =>
  listed.read(
    db,
    { matching: sql<number>`(count(*) over ())::int` },
    sql`from ${withPlaces} where ${and(
      wanted(owner, filter, today),
      eq(tasks.columnId, columnId),
      isNull(tasks.archivedAt),
      since ? gt(tasks.enteredAt, since) : undefined,
    )} order by ${tasks.place} limit ${most}`,
  )

type Written = Omit<typeof tasks.$inferInsert, "owner" | "version">

export async function addTasks(db: Database, owner: Owner, added: Written[]) {
  if (added.length === 0) return []
  return await db
    .insert(tasks)
    .values(added.map((task) => ({ ...task, owner })))
    .returning({ id: tasks.id })
}

export const changeTasks = (
  db: Database,
  owner: Owner,
  ids: readonly string[],
  changes: Partial<Written>,
) =>
  db
    .update(tasks)
    .set(changes)
    .where(and(eq(tasks.owner, owner), inArray(tasks.id, [...ids])))

export async function removeTasks(db: Database, owner: Owner, ids: readonly string[]) {
  const removed = await db
    .delete(tasks)
    .where(and(eq(tasks.owner, owner), inArray(tasks.id, [...ids])))
    .returning({ id: tasks.id })
  return removed.map(({ id }) => id)
}

export const listItems = (db: Database, owner: Owner, taskIds: readonly string[]) =>
  taskIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: taskItems.id,
          taskId: taskItems.taskId,
          text: taskItems.text,
          done: taskItems.done,
          position: taskItems.position,
        })
        .from(taskItems)
        .where(and(eq(taskItems.owner, owner), inArray(taskItems.taskId, [...taskIds])))
        .orderBy(asc(taskItems.position), asc(taskItems.id))

export async function addItems(
  db: Database,
  owner: Owner,
  items: { taskId: string; position: number; text: string; done: boolean }[],
) {
  if (items.length === 0) return
  await db.insert(taskItems).values(items.map((item) => ({ ...item, owner })))
}

const theItem = (owner: Owner, taskId: string, id: string) =>
  and(eq(taskItems.owner, owner), eq(taskItems.taskId, taskId), eq(taskItems.id, id))

export async function findItem(db: Database, owner: Owner, taskId: string, id: string) {
  const [item] = await db
    .select()
    .from(taskItems)
    .where(theItem(owner, taskId, id))
    .for("update")
  return item
}

export async function changeItem(
  db: Database,
  owner: Owner,
  taskId: string,
  id: string,
  changes: Pick<TaskItem, "text" | "done">,
) {
  const [changed] = await db
    .update(taskItems)
    .set(changes)
    .where(theItem(owner, taskId, id))
    .returning({ id: taskItems.id })
  return changed
}

/** Puts the steps of a task into this order; what stands there already is not written. */
export async function orderItems(db: Database, owner: Owner, ids: readonly string[]) {
  const values = sql.join(
    ids.map((id, at) => sql`(${id}::uuid, ${at + 1}::int)`),
    sql`, `,
  )
  await db.execute(sql`update task_items i set position = o.place
    from (values ${values}) as o (id, place)
    where i.owner = ${owner} and i.id = o.id and i.position <> o.place`)
}

export async function removeItem(db: Database, owner: Owner, taskId: string, id: string) {
  const [removed] = await db
    .delete(taskItems)
    .where(theItem(owner, taskId, id))
    .returning({ id: taskItems.id })
  return removed
}

/** Gives tasks more tags; what they bear already stays. */
export async function addTags(
  db: Database,
  owner: Owner,
  pairs: { taskId: string; tagId: string }[],
) {
  if (pairs.length === 0) return
  await db
    .insert(taskTags)
    .values(pairs.map((pair) => ({ ...pair, owner })))
    .onConflictDoNothing()
}

/** A task bears these tags and no others. */
export async function replaceTags(
  db: Database,
  owner: Owner,
  taskId: string,
  tagIds: readonly string[],
) {
  await db
    .delete(taskTags)
    .where(
      and(
        eq(taskTags.owner, owner),
        eq(taskTags.taskId, taskId),
        tagIds.length > 0
          ? sql`${taskTags.tagId} <> all(${sql.param([...tagIds])}::uuid[])`
          : undefined,
      ),
    )
  await addTags(
    db,
    owner,
    tagIds.map((tagId) => ({ taskId, tagId })),
  )
}

export const listTagsOfTasks = (db: Database, owner: Owner, taskIds: readonly string[]) =>
  taskIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ taskId: taskTags.taskId, tagId: taskTags.tagId })
        .from(taskTags)
        .where(and(eq(taskTags.owner, owner), inArray(taskTags.taskId, [...taskIds])))

/** The best few whose title contains the words. */
export function searchTasks(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      projectName: projects.name,
      columnTitle: projectColumns.title,
    })
    .from(tasks)
    .innerJoin(projects, itsProject)
    .innerJoin(projectColumns, itsColumn)
    .where(and(eq(tasks.owner, owner), sql`${tasks.id} = any(find_tasks(${q}))`))
    .orderBy(...bestFirst(tasks.title, q))
    .limit(most)
}

/** What tasks are of that are worked on. */
export const onBoards = (owner: Owner) =>
  and(eq(tasks.owner, owner), isNull(tasks.archivedAt), isNull(projects.archivedAt))
