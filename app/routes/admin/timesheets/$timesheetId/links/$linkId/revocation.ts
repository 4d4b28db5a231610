import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Revokes a link: it opens nothing any more. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { timesheetId = "", linkId = "" } = args.params
  await api.delete("/Timesheets/{timesheetId}/links/{linkId}", { path: { timesheetId, linkId } })
  return redirectWithToast(args, `../timesheets/${timesheetId}/links`, "privateLinks.revoked")
}
