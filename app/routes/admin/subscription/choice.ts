import type { ActionFunctionArgs } from "@remix-run/node"
import { PlanChoice } from "#contract/subscription"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { returnOf, towardsPayment } from "~/services/payment-page.server"
import { redirectWithToast } from "~/services/toast.server"

/** Chooses a plan. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PlanChoice)
  if (form.invalid)
    return redirectWithToast(args, "../subscription", "subscription.noneChosen", "error")
  const body = { ...form.value, ...returnOf(args) }
  const chosen = await api.post("/Subscription/choices", { body })
  return towardsPayment(args, chosen, { back: "../subscription", done: "subscription.chosen" })
}
