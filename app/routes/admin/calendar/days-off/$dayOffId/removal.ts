import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** One works on that day after all. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { dayOffId: args.params.dayOffId ?? "" }
  const removed = await api.delete("/Calendars/days-off/{dayOffId}", { path })
  if (removed.problem)
    return redirectWithToast(args, "../calendar/days-off", "calendar.daysOff.reopenFirst", "error")
  return redirectWithToast(args, "../calendar/days-off", "calendar.daysOff.removed")
}
