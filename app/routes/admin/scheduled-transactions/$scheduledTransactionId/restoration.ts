import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { scheduledTransactionId: args.params.scheduledTransactionId ?? "" }
  const restored = await api.post("/ScheduledTransactions/{scheduledTransactionId}/restoration", {
    path,
  })
  const list = "../scheduled-transactions"
  if (restored.problem) return redirectWithToast(args, list, "screen.notUndone", "error")
  return redirectWithToast(args, `${list}/${restored.data.id}`, "scheduledTransactions.restored")
}
