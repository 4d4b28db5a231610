import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The bill of a period, as it was issued. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { position: args.params.position ?? "" }
  return api.file("/Subscription/bills/{position}/credit-note", { path })
}
