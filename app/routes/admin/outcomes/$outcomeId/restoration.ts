import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { outcomeId: args.params.outcomeId ?? "" }
  const restored = await api.post("/Outcomes/{outcomeId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../outcomes", "screen.notUndone", "error")
  return redirectWithToast(args, `../outcomes/${restored.data.id}`, "outcomes.restored")
}
