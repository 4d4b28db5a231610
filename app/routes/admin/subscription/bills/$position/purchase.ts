import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes the bill of a period over as a received bill. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { position: Number(args.params.position) }
  const taken = await api.post("/Subscription/bills/{position}/purchases", { path })
  if (!taken.problem)
    return redirectWithToast(
      args,
      `../purchases/${taken.data.purchaseId}`,
      "subscription.bills.takenOver",
    )
  const [known] = taken.problem.errors ?? []
  const code = known?.code.startsWith("purchaseKnown")
    ? "subscription.bills.known"
    : `errors.${taken.problem.code}`
  return redirectWithToast(args, "../subscription", code, "error")
}
