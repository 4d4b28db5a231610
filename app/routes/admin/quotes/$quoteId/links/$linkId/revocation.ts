import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Revokes a link: it opens nothing any more. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { quoteId = "", linkId = "" } = args.params
  await api.delete("/Quotes/{quoteId}/links/{linkId}", { path: { quoteId, linkId } })
  return redirectWithToast(args, `../quotes/${quoteId}/links`, "privateLinks.revoked")
}
