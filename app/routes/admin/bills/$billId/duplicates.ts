import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Begins another bill with what this one says. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { billId = "" } = args.params
  const drafted = await api.post("/Bills/{billId}/duplicates", { path: { billId } })
  if (drafted.problem)
    return redirectWithToast(args, `../bills/${billId}`, `errors.${drafted.problem.code}`, "error")
  return redirectWithToast(args, `../bills/${drafted.data.id}/edit`, "bills.corrections.duplicated")
}
