import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The timesheet's PDF, as it was handed over. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { timesheetId: args.params.timesheetId ?? "" }
  return api.file("/Timesheets/{timesheetId}/pdf", { path })
}
