import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { recurringBillId: args.params.recurringBillId ?? "" }
  const restored = await api.post("/RecurringBills/{recurringBillId}/restoration", { path })
  if (restored.problem)
    return redirectWithToast(args, "../recurring-bills", "screen.notUndone", "error")
  const to = `../recurring-bills/${restored.data.id}`
  return redirectWithToast(args, to, "recurringBills.restored")
}
