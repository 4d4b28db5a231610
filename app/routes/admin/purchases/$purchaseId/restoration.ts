import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { purchaseId: args.params.purchaseId ?? "" }
  const restored = await api.post("/Purchases/{purchaseId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../purchases", "screen.notUndone", "error")
  return redirectWithToast(args, `../purchases/${restored.data.id}`, "purchases.restored")
}
