import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { serviceId: args.params.serviceId ?? "" }
  const restored = await api.post("/Services/{serviceId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../services", "screen.notUndone", "error")
  return redirectWithToast(args, `../services/${restored.data.id}`, "services.restored")
}
