import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes the logo away. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { organismId: args.params.organismId ?? "" }
  const done = await api.delete("/Organisms/{organismId}/logo", { path })
  const to = `../organisms/${path.organismId}`
  if (done.problem) return redirectWithToast(args, to, `errors.${done.problem.code}`, "error")
  return redirectWithToast(args, to, "organisms.changed")
}
