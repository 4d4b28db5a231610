import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Sends an invitation once more, by another link. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { accessId: args.params.accessId ?? "" }
  const sent = await api.post("/Accesses/{accessId}/invitations", { path })
  const back = `../accesses/${path.accessId}`
  if (sent.problem) return redirectWithToast(args, back, `errors.${sent.problem.code}`, "error")
  return redirectWithToast(args, back, "accesses.invited")
}
