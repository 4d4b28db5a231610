import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { recurringTaskId: args.params.recurringTaskId ?? "" }
  const restored = await api.post("/RecurringTasks/{recurringTaskId}/restoration", { path })
  if (restored.problem)
    return redirectWithToast(args, "../recurring-tasks", "screen.notUndone", "error")
  return redirectWithToast(
    args,
    `../recurring-tasks/${restored.data.id}`,
    "recurringTasks.restored",
  )
}
