import { type ActionFunctionArgs, json } from "@remix-run/node"
import { TaskPlace } from "#contract/tasks"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { saidAsOne } from "~/services/form/said-if-gone.server"

/** Moves a task from a board that stays where it is: nothing is answered but a refusal. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskPlace)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const path = { taskId: args.params.taskId ?? "" }
  const saving = api.put("/Tasks/{taskId}/place", { path, body: form.value })
  const saved = await saidAsOne(saving, "taskGone")
  if (!saved.problem) return json({})
  const { data, init } = await form.reply(saved.problem)
  return json(data, init ?? undefined)
}
