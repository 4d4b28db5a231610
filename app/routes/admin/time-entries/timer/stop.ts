import type { ActionFunctionArgs } from "@remix-run/node"
import { TimerStop } from "#contract/time-entries"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Stops what runs; what was forgotten over night is asked about. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TimerStop)
  if (form.invalid) return form.reply()
  const stopped = await api.post("/TimeEntries/timer/stop", { body: form.value })
  if (stopped.problem)
    return redirectWithToast(args, "../time-entries/timer", "errors.timerForgotten", "error")
  return redirectWithToast(args, "../time-entries", "timeEntries.timer.stopped")
}
