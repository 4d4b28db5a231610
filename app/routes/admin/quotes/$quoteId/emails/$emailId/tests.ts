import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Sends the message to oneself, to see how it arrives. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { quoteId = "", emailId = "" } = args.params
  const path = { quoteId, emailId }
  const back = `../quotes/${quoteId}/emails/${emailId}`
  const sent = await api.post("/Quotes/{quoteId}/emails/{emailId}/tests", { path })
  if (sent.problem) return redirectWithToast(args, back, `errors.${sent.problem.code}`, "error")
  return redirectWithToast(args, back, "billEmail.testAdded")
}
