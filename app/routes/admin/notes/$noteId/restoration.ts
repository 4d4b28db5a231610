import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { noteId: args.params.noteId ?? "" }
  const restored = await api.post("/Notes/{noteId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../dashboard", "screen.notUndone", "error")
  const { area, recordId } = restored.data
  return redirectWithToast(args, `../${screenOf(area)}/${recordId}#activity`, "notes.restored")
}
