import type { ActionFunctionArgs } from "@remix-run/node"
import { Snooze } from "#contract/calendars"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Rings a reminder again later. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, Snooze)
  if (form.invalid) return form.reply()
  const path = { eventId: args.params.eventId ?? "" }
  const snoozed = await api.post("/Events/{eventId}/snooze", {
    path,
    body: form.value,
  })
  return snoozed.problem
    ? redirectWithToast(args, "../calendar/reminders", "screen.notUndone", "error")
    : redirectWithToast(args, "../calendar/reminders", "calendar.reminders.snoozed")
}
