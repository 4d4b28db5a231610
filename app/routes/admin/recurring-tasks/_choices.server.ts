import { typedDuration } from "#domain/duration"
import type { Choice } from "~/components/form/reply"
import type { Api } from "~/services/api.server"

/** The columns of a project's board, in its order. */
export async function columnChoices(api: Api, projectId: string): Promise<Choice[]> {
  const columns = await api.get("/Projects/{projectId}/columns", { path: { projectId } })
  return columns.map(({ id, title }) => ({ value: id, label: title }))
}

/** A task as the beginning of one that comes again. */
export async function fromTask(api: Api, taskId: string) {
  const task = await api.get("/Tasks/{taskId}", { path: { taskId } })
  return {
    projectId: task.projectId,
    columnId: task.columnId,
    title: task.title,
    estimate: task.estimate === null ? "" : typedDuration(task.estimate),
    priority: task.priority,
    description: task.description ?? "",
    tags: task.tags.map(({ title }) => title),
    items: task.items.map(({ text }) => text).join("\n"),
  }
}
