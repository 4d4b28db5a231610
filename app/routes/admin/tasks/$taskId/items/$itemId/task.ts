import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Makes a task of a step. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { taskId: args.params.taskId ?? "", itemId: args.params.itemId ?? "" }
  const made = await api.post("/Tasks/{taskId}/items/{itemId}/task", { path })
  if (made.problem)
    return redirectWithToast(args, `../tasks/${path.taskId}`, "tasks.item.notChanged", "error")
  return redirectWithToast(args, `../tasks/${made.data.id}`, "tasks.item.made")
}
