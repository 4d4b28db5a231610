import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a cancellation back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const kept = await api.delete("/Subscription/cancellation", {})
  if (kept.problem)
    return redirectWithToast(args, "../subscription", `errors.${kept.problem.code}`, "error")
  return redirectWithToast(args, "../subscription", "subscription.kept")
}
