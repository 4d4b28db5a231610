import type { TaskSettings } from "#contract/tasks"
import { todayIn } from "#domain/day"
import { isPostingTime } from "#domain/posting-hours"
import { stale } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import * as queries from "./notices.queries"
import * as settings from "./settings.queries"

type Caller = Pick<Context, "db" | "owner">

/** Whether the bell tells of what is due: for everyone who never said otherwise. */
export const readSettings = async ({ db, owner }: Caller): Promise<TaskSettings> =>
  (await settings.findSettings(db, owner)) ?? { dueNotices: true, version: 0 }

export async function changeSettings(caller: Caller, changes: TaskSettings): Promise<TaskSettings> {
  const changed = await settings.changeSettings(caller.db, caller.owner, changes)
  return changed ?? stale(await readSettings(caller))
}

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Tells owners in the morning of the tasks that are due that day. It may run as often as one likes, in several
 * processes: of each task and each day that it is due on, it is told once.
 */
export async function notifyDueTasks(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await queries.listOwnersToNotify(parts.pool, todayIn("Europe/Paris", now)))
    try {
      await onBehalfOf(parts, owner, now, notifyOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "tasks that are due not told of")
    }
}

async function notifyOwner({ db, owner, today, now }: Context): Promise<void> {
  if (!(await readSettings({ db, owner })).dueNotices) return
  for (const task of await queries.listDueOn(db, owner, today))
    await addNotification(db, owner, {
      kind: "taskDue",
      causeId: task.causeId,
      parameters: { name: task.title, project: task.projectName, taskId: task.id },
      createdAt: now,
    })
}
