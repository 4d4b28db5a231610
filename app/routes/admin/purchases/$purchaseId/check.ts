import type { ActionFunctionArgs } from "@remix-run/node"
import { PurchaseCheck } from "#contract/purchases"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** The draft was looked at, and is right. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PurchaseCheck)
  const path = { purchaseId: args.params.purchaseId ?? "" }
  const back = `../purchases/${path.purchaseId}`
  if (form.invalid) return redirectWithToast(args, back, "errors.stale", "error")
  const saved = await api.post("/Purchases/{purchaseId}/check", { path, body: form.value })
  if (saved.problem) return redirectWithToast(args, back, `errors.${saved.problem.code}`, "error")
  return redirectWithToast(args, back, "purchases.checked")
}
