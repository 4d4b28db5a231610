import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { voucherId: args.params.voucherId ?? "" }
  const restored = await api.post("/Vouchers/{voucherId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../vouchers", "screen.notUndone", "error")
  return redirectWithToast(args, `../vouchers/${restored.data.id}`, "vouchers.restored")
}
