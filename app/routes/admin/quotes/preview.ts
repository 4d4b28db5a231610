import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { answerPreview } from "~/services/form/preview.server"
import { NewQuote } from "../../../../contract/quotes"

/** What is typed of a new quote, drawn. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewQuote)
  if (form.invalid) return answerPreview()
  return answerPreview(await api.post("/Quotes/previews", { body: form.value }))
}
