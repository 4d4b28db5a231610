import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { cvId: args.params.cvId ?? "" }
  const restored = await api.post("/CV/versions/{cvId}/restoration", { path })
  if (restored.problem)
    return redirectWithToast(args, "../cv/versions", "screen.notUndone", "error")
  return redirectWithToast(args, `../cv/versions/${restored.data.id}`, "cvVersions.restored")
}
