import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Opens the lines again that a run of rules matched. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { runId: args.params.runId ?? "" }
  const undone = await api.post("/LabelRules/runs/{runId}/undoing", { path })
  if (undone.problem)
    return redirectWithToast(args, "../label-rules", `errors.${undone.problem.code}`, "error")
  return redirectWithToast(args, "../bank-lines?state=open", "labelRules.apply.undone")
}
