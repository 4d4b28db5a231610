import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The figures behind a chart, as a workbook. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Statistics/tables/xlsx", { query: new URL(args.request.url).searchParams })
}
