import type { ActionFunctionArgs } from "@remix-run/node"
import { TaskPlace } from "#contract/tasks"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { saidAsOne } from "~/services/form/said-if-gone.server"

/** Moves a task from a board that stays where it is: nothing is answered but a refusal. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskPlace)
  if (form.invalid) return form.reply()
  const path = { taskId: args.params.taskId ?? "" }
  const saving = api.put("/Tasks/{taskId}/place", { path, body: form.value })
  const saved = await saidAsOne(saving, "taskGone")
  return saved.problem ? form.reply(saved.problem) : {}
}
