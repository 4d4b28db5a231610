import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { productId: args.params.productId ?? "" }
  const restored = await api.post("/Products/{productId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../products", "screen.notUndone", "error")
  return redirectWithToast(args, `../products/${restored.data.id}`, "products.restored")
}
