import type { ActionFunctionArgs } from "@remix-run/node"
import { NewCv } from "#contract/cv-versions"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { answerPreview } from "~/services/form/preview.server"

/** What is typed of a new CV, drawn. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewCv)
  if (form.invalid) return answerPreview()
  return answerPreview(await api.post("/CV/versions/previews", { body: form.value }))
}
