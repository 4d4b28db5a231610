import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Makes the bills of subscriptions one’s own. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const named = await api.put("/Plans/seller", {})
  if (named.problem)
    return redirectWithToast(args, "../plans", `errors.${named.problem.code}`, "error")
  return redirectWithToast(args, "../plans", "plans.seller.became")
}
