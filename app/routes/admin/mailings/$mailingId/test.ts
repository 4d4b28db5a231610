import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Sends the first message to oneself, to see how it arrives. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { mailingId: args.params.mailingId ?? "" }
  const sent = await api.post("/Mailings/{mailingId}/test", { path })
  const back = `../mailings/${path.mailingId}`
  if (sent.problem) return redirectWithToast(args, back, `errors.${sent.problem.code}`, "error")
  return redirectWithToast(args, back, "mailings.tested")
}
