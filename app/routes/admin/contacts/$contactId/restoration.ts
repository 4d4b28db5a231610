import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { contactId: args.params.contactId ?? "" }
  const restored = await api.post("/Contacts/{contactId}/restoration", { path })
  if (restored.problem) return redirectWithToast(args, "../contacts", "screen.notUndone", "error")
  return redirectWithToast(args, `../contacts/${restored.data.id}`, "contacts.restored")
}
