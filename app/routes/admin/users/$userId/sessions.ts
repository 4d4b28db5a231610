import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Signs the person out wherever they are signed in. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const userId = args.params.userId ?? ""
  const back = `../users/${userId}`
  const ended = await api.delete("/Users/{userId}/sessions", { path: { userId } })
  if (ended.problem) return redirectWithToast(args, back, `errors.${ended.problem.code}`, "error")
  return redirectWithToast(args, back, "users.sessionsEnded")
}
