import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { StatementEmail } from "#contract/statements"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Keeps the statement as a file, and leads to a new message that carries it. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { clientId = "" } = args.params
  const back = `../companies/${clientId}/statement`
  const form = await readForm(args, StatementEmail)
  if (form.invalid) return redirectWithToast(args, back, "errors.day", "error")
  const { billId, ...days } = form.value
  const kept = await api.post("/Clients/{clientId}/statements", {
    path: { clientId },
    body: days,
    key: form.key,
  })
  if (kept.problem) return redirectWithToast(args, back, `errors.${kept.problem.code}`, "error")
  return redirect(`../bills/${billId}/emails/new?attachment=${kept.data.id}&purpose=statement`)
}
