import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { incomeId: args.params.incomeId ?? "" }
  const restored = await api.post("/Incomes/{incomeId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../incomes", "screen.notUndone", "error")
  return redirectWithToast(args, `../incomes/${restored.data.id}`, "incomes.restored")
}
