import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes the mark of a payment back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { purchaseId: args.params.purchaseId ?? "" }
  const back = `../purchases/${path.purchaseId}`
  const saved = await api.delete("/Purchases/{purchaseId}/payment", { path })
  if (saved.problem) return redirectWithToast(args, back, `errors.${saved.problem.code}`, "error")
  return redirectWithToast(args, back, "purchases.payment.undone")
}
