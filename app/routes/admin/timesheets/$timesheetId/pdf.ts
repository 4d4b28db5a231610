import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The timesheet's PDF: the last, or an edition as it was handed over. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const edition = new URL(args.request.url).searchParams.get("edition")
  return api.file("/Timesheets/{timesheetId}/pdf", { path, query: { edition } })
}
