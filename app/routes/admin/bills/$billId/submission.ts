import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Hands the bill to the platform. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { billId: args.params.billId ?? "" }
  const back = `../bills/${path.billId}`
  const saved = await api.post("/Bills/{billId}/submission", { path })
  if (saved.problem) return redirectWithToast(args, back, `errors.${saved.problem.code}`, "error")
  return redirectWithToast(args, back, "bills.submission.queued")
}
