import type { ActionFunctionArgs } from "@remix-run/node"
import { NewLift } from "#contract/option-sets"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"
import { listIn } from "../_list.server"

/** Makes what people added for themselves everyone’s. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const list = listIn(args)
  const form = await readForm(args, NewLift)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const path = { list }
  const lifted = await api.post("/OptionSets/{list}/additions", { path, body: form.value })
  const to = `../option-sets/${list}`
  if (lifted.problem) return redirectWithToast(args, to, `errors.${lifted.problem.code}`, "error")
  return redirectWithToast(args, to, "optionSets.additions.lifted")
}
