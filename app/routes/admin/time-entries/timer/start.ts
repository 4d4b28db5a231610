import type { ActionFunctionArgs } from "@remix-run/node"
import { TimerStart } from "#contract/time-entries"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Counts the time of a task from now on; what was forgotten over night is asked about first. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TimerStart)
  if (form.invalid) return form.reply()
  const started = await api.post("/TimeEntries/timer", { body: form.value })
  const { problem } = started
  if (problem?.code === "timerForgotten")
    return redirectWithToast(
      { request: new Request(args.request.url.split("?")[0] ?? args.request.url) },
      "../time-entries/timer",
      "errors.timerForgotten",
      "error",
    )
  if (problem) return redirectWithToast(args, "../time-entries", `errors.${problem.code}`, "error")
  return redirectWithToast(args, "../time-entries", "timeEntries.timer.started")
}
