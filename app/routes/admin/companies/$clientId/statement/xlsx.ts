import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** A client's account as a workbook. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { clientId: args.params.clientId ?? "" }
  const query = new URL(args.request.url).searchParams
  return api.file("/Clients/{clientId}/statement/xlsx", { path, query })
}
