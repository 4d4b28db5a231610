import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The register of purchases of a year as a spreadsheet's file. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Products/register", { query: new URL(args.request.url).searchParams })
}
