import type { ActionFunctionArgs } from "@remix-run/node"
import { ReminderHold } from "#contract/reminders"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** A bill is disputed, or a client is left in peace; or no longer. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ReminderHold)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const { billId, clientId, held } = form.value
  if (billId) {
    const path = { billId }
    const hold = "/Reminders/bills/{billId}/hold"
    await (held ? api.put(hold, { path }) : api.delete(hold, { path }))
    return redirectWithToast(
      args,
      "../reminders",
      held ? "reminders.disputed" : "reminders.settled",
    )
  }
  const path = { clientId: clientId ?? "" }
  const hold = "/Reminders/clients/{clientId}/hold"
  await (held ? api.put(hold, { path }) : api.delete(hold, { path }))
  return redirectWithToast(args, "../reminders", held ? "reminders.paused" : "reminders.resumed")
}
