import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { taskId: args.params.taskId ?? "" }
  const restored = await api.post("/Tasks/{taskId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../tasks", "screen.notUndone", "error")
  return redirectWithToast(args, `../tasks/${restored.data.id}`, "tasks.restored")
}
