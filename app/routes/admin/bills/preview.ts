import type { ActionFunctionArgs } from "@remix-run/node"
import { NewBill } from "#contract/bills"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { answerPreview } from "~/services/form/preview.server"

/** What is typed of a new bill, drawn. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBill)
  if (form.invalid) return answerPreview()
  return answerPreview(await api.post("/Bills/previews", { body: form.value }))
}
