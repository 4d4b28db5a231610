import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { factId: args.params.factId ?? "" }
  const restored = await api.post("/CV/facts/{factId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../cv", "screen.notUndone", "error")
  return redirectWithToast(args, "../cv", "cv.restored")
}
