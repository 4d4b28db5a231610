import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { clientId: args.params.clientId ?? "" }
  const restored = await api.post("/Clients/{clientId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../companies", "screen.notUndone", "error")
  return redirectWithToast(args, `../companies/${restored.data.id}`, "companies.restored")
}
