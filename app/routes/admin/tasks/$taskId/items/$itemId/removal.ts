import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a step off a task. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { taskId: args.params.taskId ?? "", itemId: args.params.itemId ?? "" }
  const removed = await api.delete("/Tasks/{taskId}/items/{itemId}", { path })
  const back = `../tasks/${path.taskId}`
  if (removed.problem) return redirectWithToast(args, back, "tasks.item.notChanged", "error")
  return redirectWithToast(args, back, "tasks.item.removed")
}
