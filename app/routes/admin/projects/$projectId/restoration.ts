import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const restored = await api.post("/Projects/{projectId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../projects", "screen.notUndone", "error")
  return redirectWithToast(args, `../projects/${restored.data.id}`, "projects.restored")
}
