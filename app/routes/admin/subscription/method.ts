import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { returnOf, towardsPayment } from "~/services/payment-page.server"

/** Leads to where another card or account is entered. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const begun = await api.post("/Subscription/paymentMethods", { body: returnOf(args) })
  return towardsPayment(args, begun, { back: "../subscription", done: "subscription.chosen" })
}
