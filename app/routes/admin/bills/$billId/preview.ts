import type { ActionFunctionArgs } from "@remix-run/node"
import { NewBill } from "#contract/bills"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { answerPreview } from "~/services/form/preview.server"

/** What is typed in a bill’s draft, drawn. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBill)
  if (form.invalid) return answerPreview()
  const path = { billId: args.params.billId ?? "" }
  return answerPreview(await api.post("/Bills/{billId}/previews", { path, body: form.value }))
}
