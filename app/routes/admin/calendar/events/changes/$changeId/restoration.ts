import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a change of a series back, or an import. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { changeId: args.params.changeId ?? "" }
  const restored = await api.post("/Events/changes/{changeId}/restoration", { path })
  return restored.problem
    ? redirectWithToast(args, "../calendar", "events.notUndone", "error")
    : redirectWithToast(args, "../calendar", "events.undone")
}
