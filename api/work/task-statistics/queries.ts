import { sql } from "drizzle-orm"
import type { Color } from "#contract/colors"
import type { TaskStatistics } from "#contract/task-statistics"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { ColumnRole } from "#domain/task-statistics"
import type { Database } from "../../../database/client"

/** What happened to the tasks of a project, by days of Paris, in the order in which it happened. */
export async function listHappenings(db: Database, owner: Owner, projectId: string) {
  const { rows } = await db.execute<{
    task: string
    day: Day
    what: string
    column: string | null
    role: ColumnRole | null
    estimate: number | null
  }>(sql`select task_id as task, to_char(at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, what,
      column_id as column, role, estimate
    from task_events where owner = ${owner} and project_id = ${projectId} order by place`)
  return rows
}

/** The columns that tasks of a project were ever in, as they were last called, in the order of the board. */
export async function listColumnsEver(db: Database, owner: Owner, projectId: string) {
  const { rows } = await db.execute<{
    id: string
    title: string
    role: ColumnRole
    gone: boolean
  }>(sql`select id, title, role, false as gone, position from project_columns
      where owner = ${owner} and project_id = ${projectId}
    union all
    select * from (select distinct on (e.column_id) e.column_id, coalesce(e.column_title, '–'), e.role, true, 1000000
      from task_events e
      where e.owner = ${owner} and e.project_id = ${projectId} and e.column_id is not null and e.role is not null
        and not exists (select from project_columns c where c.owner = e.owner and c.id = e.column_id)
      order by e.column_id, e.place desc) as gone
    order by position, title`)
  return rows
}

export interface TaskFacts {
  id: string
  title: string
  priority: TaskStatistics["byPriority"][number]["priority"]
  tags: { id: string; title: string; color: Color }[]
}

/** The tasks of a project that are there, archived ones too. */
export async function listTaskFacts(db: Database, owner: Owner, projectId: string) {
  const { rows } = await db.execute<TaskFacts & Record<string, unknown>>(
    sql`select t.id, t.title, t.priority, coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title,
          'color', g.color))
        from task_tags b join tags g on g.owner = b.owner and g.id = b.tag_id
        where b.owner = t.owner and b.task_id = t.id), '[]') as tags
      from tasks t where t.owner = ${owner} and t.project_id = ${projectId}`,
  )
  return rows
}

/** The seconds that were spent on each task of a project, without what runs. */
export async function listSpent(db: Database, owner: Owner, projectId: string) {
  const { rows } = await db.execute<{ task: string; seconds: number }>(
    sql`select task_id as task, sum(floor(extract(epoch from ended_at - started_at)))::float8 as seconds
      from time_entries
      where owner = ${owner} and project_id = ${projectId} and task_id is not null and ended_at is not null
      group by task_id`,
  )
  return new Map(rows.map(({ task, seconds }) => [task, seconds]))
}
