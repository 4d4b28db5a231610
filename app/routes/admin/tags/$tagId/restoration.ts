import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { tagId: args.params.tagId ?? "" }
  const restored = await api.post("/Tags/{tagId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../tags", "screen.notUndone", "error")
  return redirectWithToast(args, `../tags/${restored.data.id}`, "tags.restored")
}
