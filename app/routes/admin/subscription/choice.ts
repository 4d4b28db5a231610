import type { ActionFunctionArgs } from "@remix-run/node"
import { PlanChoice } from "#contract/subscription"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Chooses a plan. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PlanChoice)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const chosen = await api.post("/Subscription/choices", { body: form.value })
  if (chosen.problem)
    return redirectWithToast(args, "../subscription", `errors.${chosen.problem.code}`, "error")
  return redirectWithToast(args, "../subscription", "subscription.chosen")
}
