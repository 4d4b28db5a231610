import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Sends the message to oneself, to see how it arrives. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { billId = "", emailId = "" } = args.params
  const path = { billId, emailId }
  const back = `../bills/${billId}/emails/${emailId}`
  const sent = await api.post("/Bills/{billId}/emails/{emailId}/tests", { path })
  if (sent.problem) return redirectWithToast(args, back, `errors.${sent.problem.code}`, "error")
  return redirectWithToast(args, back, "billEmail.testAdded")
}
