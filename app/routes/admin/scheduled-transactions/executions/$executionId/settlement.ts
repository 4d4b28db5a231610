import type { ActionFunctionArgs } from "@remix-run/node"
import { ExecutionSettlement } from "#contract/scheduled-transactions"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** A line of the bank was what it waited for. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ExecutionSettlement)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const path = { executionId: args.params.executionId ?? "" }
  const execution = `../scheduled-transactions/executions/${path.executionId}`
  const saved = await api.post("/ScheduledTransactions/executions/{executionId}/settlement", {
    ...{ path, body: form.value, key: form.key },
  })
  if (saved.problem)
    return redirectWithToast(args, execution, `errors.${saved.problem.code}`, "error")
  return redirectWithToast(args, execution, "scheduledTransactions.settled")
}
