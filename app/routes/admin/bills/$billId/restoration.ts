import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { billId: args.params.billId ?? "" }
  const restored = await api.post("/Bills/{billId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../bills", "screen.notUndone", "error")
  return redirectWithToast(args, `../bills/${restored.data.id}`, "bills.restored")
}
