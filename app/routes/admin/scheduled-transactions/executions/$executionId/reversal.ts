import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes back what was done, and what it posted. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { executionId: args.params.executionId ?? "" }
  const execution = `../scheduled-transactions/executions/${path.executionId}`
  const saved = await api.post("/ScheduledTransactions/executions/{executionId}/reversal", { path })
  if (saved.problem)
    return redirectWithToast(args, execution, `errors.${saved.problem.code}`, "error")
  return redirectWithToast(args, execution, "scheduledTransactions.takenBack")
}
