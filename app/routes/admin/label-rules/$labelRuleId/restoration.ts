import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { labelRuleId: args.params.labelRuleId ?? "" }
  const restored = await api.post("/LabelRules/{labelRuleId}/restoration", { path })
  if (restored.problem)
    return redirectWithToast(args, "../label-rules", "screen.notUndone", "error")
  return redirectWithToast(args, `../label-rules/${restored.data.id}`, "labelRules.restored")
}
