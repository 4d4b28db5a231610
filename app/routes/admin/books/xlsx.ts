import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The book of receipts for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Books/receipts/xlsx", { query: new URL(args.request.url).searchParams })
}
