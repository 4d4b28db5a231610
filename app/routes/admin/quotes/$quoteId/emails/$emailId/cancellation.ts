import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Throws a draft away, or calls off a message that has not left yet. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { quoteId = "", emailId = "" } = args.params
  const path = { quoteId, emailId }
  const done = await api.delete("/Quotes/{quoteId}/emails/{emailId}", { path })
  if (done.problem)
    return redirectWithToast(
      args,
      `../quotes/${quoteId}/emails/${emailId}`,
      `errors.${done.problem.code}`,
      "error",
    )
  return redirectWithToast(args, `../quotes/${quoteId}`, "billEmail.calledOff")
}
