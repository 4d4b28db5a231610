import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Sends a draft off. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { quoteId = "", emailId = "" } = args.params
  const path = { quoteId, emailId }
  const sent = await api.post("/Quotes/{quoteId}/emails/{emailId}/dispatch", { path })
  if (sent.problem)
    return redirectWithToast(
      args,
      `../quotes/${quoteId}/emails/${emailId}`,
      `errors.${sent.problem.code}`,
      "error",
    )
  const said = sent.data.state === "scheduled" ? "billEmail.planned" : "billEmail.added"
  return redirectWithToast(args, `../quotes/${quoteId}`, said)
}
