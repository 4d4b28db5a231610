import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The CV's PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/CV/versions/{cvId}/pdf", { path: { cvId: args.params.cvId ?? "" } })
}
