import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The CV as it shows, as JSON Resume. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/CV/versions/{cvId}/resume", { path: { cvId: args.params.cvId ?? "" } })
}
