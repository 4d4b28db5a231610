import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** A file that came with a request. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { supportRequestId = "", supportFileId = "" } = args.params
  return api.file("/SupportRequests/{supportRequestId}/files/{supportFileId}", {
    path: { supportRequestId, supportFileId },
  })
}
