import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Confirms all lines of which it is sure what they were for. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const done = await api.post("/BankLines/confirmation", { body: { inClosedYear: false } })
  if (done.problem)
    return redirectWithToast(args, "../bank-lines", `errors.${done.problem.code}`, "error")
  return redirectWithToast(args, "../bank-lines", "bankLines.confirmed")
}
