import type { ActionFunctionArgs } from "@remix-run/node"
import { ContributionSettlement } from "#contract/contributions"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Marks all as declared, paid or corrected up to the end of a period, or takes that back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ContributionSettlement)
  if (form.invalid) return redirectWithToast(args, "../contributions", "errors.day", "error")
  const saved = await api.put("/Contributions/settlement", { body: form.value })
  if (saved.problem)
    return redirectWithToast(args, "../contributions", `errors.${saved.problem.code}`, "error")
  return redirectWithToast(args, "../contributions", `contributions.toasts.${form.value.step}`)
}
