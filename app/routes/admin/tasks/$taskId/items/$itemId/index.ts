import type { ActionFunctionArgs } from "@remix-run/node"
import { TaskItemChanges } from "#contract/tasks"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Ticks a step, or takes it up again. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskItemChanges)
  if (form.invalid) return form.reply()
  const path = { taskId: args.params.taskId ?? "", itemId: args.params.itemId ?? "" }
  const saved = await api.put("/Tasks/{taskId}/items/{itemId}", { path, body: form.value })
  const back = `../tasks/${path.taskId}`
  if (saved.problem) return redirectWithToast(args, back, "tasks.item.notChanged", "error")
  return redirectWithToast(args, back, "tasks.item.changed")
}
