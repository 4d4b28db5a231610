import type { TaskDetails } from "#contract/tasks"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findLinked } from "./links.queries"
import { findProject } from "./queries"
import { showTask, taskActs } from "./rules"
import * as queries from "./tasks.queries"

/** A task alone, with its steps and what it is linked to. */
export async function showTaskDetails(
  { db, owner, today, rights }: Context,
  id: string,
): Promise<TaskDetails> {
  const task = found(await queries.findTask(db, owner, id))
  const project = found(await findProject(db, owner, task.projectId))
  const [items, links] = await Promise.all([
    queries.listItems(db, owner, [id]),
    findLinked(db, owner, id),
  ])
  const { description, billId, quoteId, eventId } = task
  return {
    ...showTask(withoutText(task), today),
    ...{ description, billId, quoteId, eventId },
    // What one may not see is not named.
    billTitle: rights.has("bills.see") ? links.billTitle : null,
    quoteTitle: rights.has("quotes.see") ? links.quoteTitle : null,
    eventTitle: rights.has("calendar.see") ? links.eventTitle : null,
    minutesPerDay: Math.round(Number(project.hoursPerDay) * 60),
    items: items.map(({ id: itemId, text, done }) => ({ id: itemId, text, done })),
    beforeStart:
      task.dueOn !== null && task.projectStartsOn !== null && task.dueOn < task.projectStartsOn,
    can: taskActs(rights, task),
  }
}

const withoutText = ({ description: _, ...task }: queries.TaskWithText) => task
