import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Asks the contact, once, whether they may be kept. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { contactId: args.params.contactId ?? "" }
  const asked = await api.post("/Contacts/{contactId}/question", { path })
  const back = `../contacts/${path.contactId}/retention`
  if (asked.problem) return redirectWithToast(args, back, `errors.${asked.problem.code}`, "error")
  return redirectWithToast(args, back, "contacts.retention.asked")
}
