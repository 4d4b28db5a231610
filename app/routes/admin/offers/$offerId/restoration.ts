import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { offerId: args.params.offerId ?? "" }
  const restored = await api.post("/Offers/{offerId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../offers", "screen.notUndone", "error")
  return redirectWithToast(args, `../offers/${restored.data.id}`, "offers.restored")
}
