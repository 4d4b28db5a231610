import type { Extension } from "../../extension/extension"
import { projectActivity, taskActivity } from "./activity.queries"
import { listDueWithin } from "./layers.queries"
import { searchProjects } from "./queries"
import { listOverdueTasks, listRunningTask, listTasksOfToday } from "./steps.queries"
import { searchTasks } from "./tasks.queries"

export const projects: Extension<"projects"> = {
  activity: projectActivity,
  search: async ({ db, owner, q, most, say }) =>
    (await searchProjects(db, owner, q, most)).map(({ id, name, clientName, archivedAt }) => ({
      id,
      title: [name],
      detail: [clientName, archivedAt !== null && say.text("projects.archived")],
    })),
}

export const tasks: Extension<"tasks"> = {
  activity: taskActivity,
  search: async ({ db, owner, q, most }) =>
    (await searchTasks(db, owner, q, most)).map(({ id, title, projectName, columnTitle }) => ({
      id,
      title: [title],
      detail: [projectName, columnTitle],
    })),
  layers: {
    tasks: async ({ db, owner, from, to }) =>
      (await listDueWithin(db, owner, from, to)).flatMap(
        ({ id, title, projectName, dueOn, changedAt }) =>
          dueOn ? [{ id, changedAt, day: dueOn, title: [title, projectName] }] : [],
      ),
  },
  steps: {
    overdueTasks: ({ db, owner, today }) => listOverdueTasks(db, owner, today),
    runningTask: ({ db, owner, today }) => listRunningTask(db, owner, today),
    tasksOfToday: ({ db, owner, today }) => listTasksOfToday(db, owner, today),
  },
}
