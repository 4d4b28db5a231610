import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Revokes a link: it opens nothing any more. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { billId = "", linkId = "" } = args.params
  await api.delete("/Bills/{billId}/links/{linkId}", { path: { billId, linkId } })
  return redirectWithToast(args, `../bills/${billId}/links`, "privateLinks.revoked")
}
