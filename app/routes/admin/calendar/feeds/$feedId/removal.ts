import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { saidIfGone } from "~/services/form/said-if-gone.server"
import { redirectWithToast } from "~/services/toast.server"

/** An address opens nothing any more. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { feedId: args.params.feedId ?? "" }
  const done = await saidIfGone(api.delete("/Calendars/feeds/{feedId}", { path }), "notFound")
  return done.problem
    ? redirectWithToast(args, "../calendar/feeds", "screen.notUndone", "error")
    : redirectWithToast(args, "../calendar/feeds", "calendar.feeds.removed")
}
