import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { timeEntryId: args.params.timeEntryId ?? "" }
  const restored = await api.post("/TimeEntries/{timeEntryId}/restoration", { path })
  if (restored.problem)
    return redirectWithToast(args, "../time-entries", "screen.notUndone", "error")
  return redirectWithToast(args, `../time-entries/${restored.data.id}`, "timeEntries.restored")
}
