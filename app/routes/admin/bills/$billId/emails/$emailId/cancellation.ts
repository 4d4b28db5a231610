import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Throws a draft away, or calls off a message that has not left yet. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { billId = "", emailId = "" } = args.params
  const path = { billId, emailId }
  const done = await api.delete("/Bills/{billId}/emails/{emailId}", { path })
  if (done.problem)
    return redirectWithToast(
      args,
      `../bills/${billId}/emails/${emailId}`,
      `errors.${done.problem.code}`,
      "error",
    )
  return redirectWithToast(args, `../bills/${billId}`, "billEmail.calledOff")
}
