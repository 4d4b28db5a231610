import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Makes an offer of a letter, once. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { directoryMessageId: args.params.messageId ?? "" }
  const made = await api.post("/Directory/messages/{directoryMessageId}/offer", { path })
  if (made.problem)
    return redirectWithToast(args, "../profile/directory", "offers.letter.notTaken", "error")
  return redirectWithToast(args, `../offers/${made.data.id}`, "offers.letter.taken")
}
