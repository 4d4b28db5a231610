import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { contractId: args.params.contractId ?? "" }
  const restored = await api.post("/Contracts/{contractId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../contracts", "screen.notUndone", "error")
  return redirectWithToast(args, `../contracts/${restored.data.id}`, "contracts.restored")
}
