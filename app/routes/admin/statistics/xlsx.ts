import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The records behind a figure, as a workbook. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Statistics/rows/xlsx", { query: new URL(args.request.url).searchParams })
}
