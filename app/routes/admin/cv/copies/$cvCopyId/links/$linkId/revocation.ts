import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Revokes a link: it opens nothing any more. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { cvCopyId = "", linkId = "" } = args.params
  await api.delete("/CV/copies/{cvCopyId}/links/{linkId}", { path: { cvCopyId, linkId } })
  return redirectWithToast(args, `../cv/copies/${cvCopyId}/links`, "privateLinks.revoked")
}
