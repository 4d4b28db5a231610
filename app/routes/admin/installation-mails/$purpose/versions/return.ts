import type { ActionFunctionArgs } from "@remix-run/node"
import { InstallationMailReturn } from "#contract/installation-mails"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"
import { purposeOf } from "../../_purpose.server"

/** Makes the message say again what it said. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { purpose: purposeOf(args) }
  const form = await readForm(args, InstallationMailReturn)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const done = await api.post("/InstallationMails/{purpose}/versions", { path, body: form.value })
  const to = `../installation-mails/${path.purpose}`
  if (done.problem) return redirectWithToast(args, to, `errors.${done.problem.code}`, "error")
  return redirectWithToast(args, to, "mailTemplates.versions.restored")
}
