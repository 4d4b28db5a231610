import type { ActionFunctionArgs } from "@remix-run/node"
import { MailRelease } from "#contract/operations"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Gives the word that messages wait for after a restore. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, MailRelease)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const given = await api.post("/Operations/mails", { body: form.value })
  if (given.problem) return redirectWithToast(args, "../operations", "screen.notUndone", "error")
  return redirectWithToast(args, "../operations", toldOf[form.value.choice])
}

const toldOf = { send: "operations.mails.sent", discard: "operations.mails.discarded" }
