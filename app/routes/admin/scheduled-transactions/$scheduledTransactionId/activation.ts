import type { ActionFunctionArgs } from "@remix-run/node"
import { ScheduledActivation } from "#contract/scheduled-transactions"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** From today on it happens, or does not. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ScheduledActivation)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const path = { scheduledTransactionId: args.params.scheduledTransactionId ?? "" }
  const item = `../scheduled-transactions/${path.scheduledTransactionId}`
  const saved = await api.post("/ScheduledTransactions/{scheduledTransactionId}/activation", {
    ...{ path, body: form.value, key: form.key },
  })
  if (saved.problem) return redirectWithToast(args, item, `errors.${saved.problem.code}`, "error")
  const said = form.value.active
    ? "scheduledTransactions.activated"
    : "scheduledTransactions.deactivated"
  return redirectWithToast(args, item, said)
}
