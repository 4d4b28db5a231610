import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The issued bill as structured data, in the other syntax of the law. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Bills/{billId}/ubl", { path: { billId: args.params.billId ?? "" } })
}
