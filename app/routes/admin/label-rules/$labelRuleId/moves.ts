import type { ActionFunctionArgs } from "@remix-run/node"
import { redirect } from "@remix-run/node"
import { LabelRuleMove } from "#contract/label-rules"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Puts a rule one place up or down. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, LabelRuleMove)
  const list = "../label-rules"
  if (form.invalid) return redirectWithToast(args, list, "errors.invalid", "error")
  const path = { labelRuleId: args.params.labelRuleId ?? "" }
  const moved = await api.post("/LabelRules/{labelRuleId}/moves", { path, body: form.value })
  if (moved.problem) return redirectWithToast(args, list, `errors.${moved.problem.code}`, "error")
  return redirect(list)
}
