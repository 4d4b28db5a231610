import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes back what was said of a line. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { lineId: args.params.lineId ?? "" }
  const line = `../bank-lines/${path.lineId}`
  const done = await api.post("/BankLines/{lineId}/unmatching", { path })
  if (done.problem) return redirectWithToast(args, line, `errors.${done.problem.code}`, "error")
  return redirectWithToast(args, line, "bankLines.unmatched")
}
