import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The filtered list as a spreadsheet's file. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Services/export", { query: new URL(args.request.url).searchParams })
}
