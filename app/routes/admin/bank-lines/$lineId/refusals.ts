import type { ActionFunctionArgs } from "@remix-run/node"
import { MatchRefusal } from "#contract/bank-lines"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Remembers that a line was not for what was proposed. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, MatchRefusal)
  const path = { lineId: args.params.lineId ?? "" }
  const line = `../bank-lines/${path.lineId}`
  if (form.invalid) return redirectWithToast(args, line, "errors.proposalGone", "error")
  const done = await api.post("/BankLines/{lineId}/refusals", { path, body: form.value })
  if (done.problem) return redirectWithToast(args, line, `errors.${done.problem.code}`, "error")
  return redirectWithToast(args, line, "bankLines.refused")
}
