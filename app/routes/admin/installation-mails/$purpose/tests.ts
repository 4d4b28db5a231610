import type { ActionFunctionArgs } from "@remix-run/node"
import { InstallationMailTest } from "#contract/installation-mails"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"
import { purposeOf } from "../_purpose.server"

/** Sends the message to oneself. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { purpose: purposeOf(args) }
  const form = await readForm(args, InstallationMailTest)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const sent = await api.post("/InstallationMails/{purpose}/tests", { path, body: form.value })
  const to = `../installation-mails/${path.purpose}`
  if (sent.problem) return redirectWithToast(args, to, `errors.${sent.problem.code}`, "error")
  return redirectWithToast(args, to, "billEmail.testAdded")
}
