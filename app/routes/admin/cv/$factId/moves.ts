import type { ActionFunctionArgs } from "@remix-run/node"
import { FactMove } from "#contract/cv"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** One place up or down in its list. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, FactMove)
  const path = { factId: args.params.factId ?? "" }
  const moved = form.invalid
    ? undefined
    : await api.post("/CV/facts/{factId}/moves", { path, body: form.value })
  return moved?.data
    ? redirectWithToast(args, "../cv", "cv.moved")
    : redirectWithToast(args, "../cv", "cv.notMoved", "error")
}
