import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The paper of the contract as a PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Contracts/{contractId}/paper/pdf", {
    path: { contractId: args.params.contractId ?? "" },
  })
}
