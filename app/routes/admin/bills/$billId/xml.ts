import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The issued bill as structured data, as its PDF holds it. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Bills/{billId}/xml", { path: { billId: args.params.billId ?? "" } })
}
