import type { ActionFunctionArgs } from "@remix-run/node"
import { NewQuote } from "#contract/quotes"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { answerPreview } from "~/services/form/preview.server"

/** What is typed in a quote’s draft, drawn. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewQuote)
  if (form.invalid) return answerPreview()
  const path = { quoteId: args.params.quoteId ?? "" }
  return answerPreview(await api.post("/Quotes/{quoteId}/previews", { path, body: form.value }))
}
