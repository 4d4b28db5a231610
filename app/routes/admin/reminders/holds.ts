import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"
import { ReminderHold } from "../../../../contract/reminders"

/** A bill is disputed, or a client is left in peace; or no longer. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ReminderHold)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const { billId, clientId, held } = form.value
  const ofBill = "/Reminders/bills/{billId}/hold"
  const ofClient = "/Reminders/clients/{clientId}/hold"
  if (billId) {
    const path = { billId }
    await (held ? api.put(ofBill, { path }) : api.delete(ofBill, { path }))
  }
  if (clientId) {
    const path = { clientId }
    await (held ? api.put(ofClient, { path }) : api.delete(ofClient, { path }))
  }
  return redirectWithToast(args, "../reminders", "reminders.held")
}
