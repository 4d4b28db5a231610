import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** A file of the person's own: a logo, a photo, what was attached. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Files/{fileId}", { path: { fileId: args.params.fileId ?? "" } })
}
