import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { accountId: args.params.accountId ?? "" }
  const restored = await api.post("/Accounts/{accountId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../accounts", "screen.notUndone", "error")
  return redirectWithToast(args, `../accounts/${restored.data.id}`, "accounts.restored")
}
