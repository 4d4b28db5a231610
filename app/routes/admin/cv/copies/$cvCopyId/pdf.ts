import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The PDF as it was frozen. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/CV/copies/{cvCopyId}/pdf", { path: { cvCopyId: args.params.cvCopyId ?? "" } })
}
