import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** An amendment on paper. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { contractId = "", amendmentId = "" } = args.params
  const path = { contractId, amendmentId }
  return api.file("/Contracts/{contractId}/amendments/{amendmentId}/pdf", { path })
}
