import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Does its next date now. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { scheduledTransactionId: args.params.scheduledTransactionId ?? "" }
  const item = `../scheduled-transactions/${path.scheduledTransactionId}`
  const done = await api.post("/ScheduledTransactions/{scheduledTransactionId}/execution", { path })
  if (done.problem) return redirectWithToast(args, item, `errors.${done.problem.code}`, "error")
  return redirectWithToast(args, item, "scheduledTransactions.ran")
}
