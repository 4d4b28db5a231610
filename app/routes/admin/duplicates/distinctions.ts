import type { ActionFunctionArgs } from "@remix-run/node"
import { NewDistinction } from "#contract/duplicates"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Says that two are not the same. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewDistinction)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const said = await api.post("/Duplicates/distinctions", { body: form.value })
  const next = `../duplicates?area=${form.value.area}`
  if (said.problem) return redirectWithToast(args, next, "screen.notUndone", "error")
  return redirectWithToast(args, next, "duplicates.distinguished")
}
