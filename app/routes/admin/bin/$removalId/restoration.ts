import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { redirectWithToast } from "~/services/toast.server"

/** Brings back what was deleted, and goes there. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { removalId: args.params.removalId ?? "" }
  const restored = await api.post("/Removals/{removalId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../bin", "screen.notUndone", "error")
  const { area, recordId } = restored.data
  return redirectWithToast(args, `../${screenOf(area)}/${recordId}`, "bin.restored")
}
