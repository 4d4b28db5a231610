import type { ActionFunctionArgs } from "@remix-run/node"
import { MailTemplateReturn } from "#contract/mail-templates"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Makes a template say again what it said. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  const form = await readForm(args, MailTemplateReturn)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const body = form.value
  const done = await api.post("/MailTemplates/{mailTemplateId}/versions", { path, body })
  const to = `../mail-templates/${path.mailTemplateId}`
  if (done.problem) return redirectWithToast(args, to, `errors.${done.problem.code}`, "error")
  return redirectWithToast(args, to, "mailTemplates.versions.restored")
}
