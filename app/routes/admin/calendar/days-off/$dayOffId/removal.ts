import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** One works on that day after all. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { dayOffId: args.params.dayOffId ?? "" }
  await api.delete("/Calendars/days-off/{dayOffId}", { path })
  return redirectWithToast(args, "../calendar/days-off", "calendar.daysOff.removed")
}
