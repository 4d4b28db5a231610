import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The filtered list, or the ticked rows, as a workbook. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Timesheets/export/xlsx", { query: new URL(args.request.url).searchParams })
}
