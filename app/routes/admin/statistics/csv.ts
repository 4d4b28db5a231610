import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The records behind a figure, for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Statistics/rows/csv", { query: new URL(args.request.url).searchParams })
}
