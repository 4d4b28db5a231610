import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { CvChanges } from "#contract/cv-versions"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { answerPreview } from "~/services/form/preview.server"

/** The CV as it prints, as a picture. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { cvId: args.params.cvId ?? "" }
  return answerPreview({ data: await api.get("/CV/versions/{cvId}/preview", { path }) })
}

/** The CV with what is typed of it, drawn. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvChanges)
  if (form.invalid) return answerPreview()
  const { version: _, ...body } = form.value
  const path = { cvId: args.params.cvId ?? "" }
  return answerPreview(await api.post("/CV/versions/{cvId}/previews", { path, body }))
}
