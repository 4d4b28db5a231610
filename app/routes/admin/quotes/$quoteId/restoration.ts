import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { quoteId: args.params.quoteId ?? "" }
  const restored = await api.post("/Quotes/{quoteId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../quotes", "screen.notUndone", "error")
  return redirectWithToast(args, `../quotes/${restored.data.id}`, "quotes.restored")
}
