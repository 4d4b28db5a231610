import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Sends a draft off. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { billId = "", emailId = "" } = args.params
  const path = { billId, emailId }
  const sent = await api.post("/Bills/{billId}/emails/{emailId}/dispatch", { path })
  if (sent.problem)
    return redirectWithToast(
      args,
      `../bills/${billId}/emails/${emailId}`,
      `errors.${sent.problem.code}`,
      "error",
    )
  const said = sent.data.state === "scheduled" ? "billEmail.planned" : "billEmail.added"
  return redirectWithToast(args, `../bills/${billId}`, said)
}
