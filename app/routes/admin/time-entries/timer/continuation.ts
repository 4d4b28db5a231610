import type { ActionFunctionArgs } from "@remix-run/node"
import { TimerContinuation } from "#contract/time-entries"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** It still runs: nothing more is asked until the next morning. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TimerContinuation)
  if (form.invalid) return form.reply()
  const said = await api.post("/TimeEntries/timer/continuation", { body: form.value })
  if (said.problem)
    return redirectWithToast(args, "../time-entries", `errors.${said.problem.code}`, "error")
  return redirectWithToast(args, "../time-entries", "timeEntries.timer.continued")
}
