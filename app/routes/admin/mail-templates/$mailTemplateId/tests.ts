import type { ActionFunctionArgs } from "@remix-run/node"
import { MailTest } from "#contract/mail-templates"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Sends the template to oneself. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, MailTest)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  const sent = await api.post("/MailTemplates/{mailTemplateId}/tests", { path, body: form.value })
  const to = `../mail-templates/${path.mailTemplateId}`
  if (sent.problem) return redirectWithToast(args, to, `errors.${sent.problem.code}`, "error")
  return redirectWithToast(args, to, "billEmail.testAdded")
}
