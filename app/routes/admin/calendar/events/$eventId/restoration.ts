import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { eventId: args.params.eventId ?? "" }
  const restored = await api.post("/Events/{eventId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../calendar", "screen.notUndone", "error")
  return redirectWithToast(args, `../calendar/events/${restored.data.id}`, "events.restored")
}
