import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Tells two organisms apart again. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { organismId: args.params.organismId ?? "" }
  const undone = await api.delete("/Organisms/{organismId}/merge", { path })
  const to = `../organisms/${path.organismId}`
  if (undone.problem) return redirectWithToast(args, to, `errors.${undone.problem.code}`, "error")
  return redirectWithToast(args, to, "optionSets.merge.undone")
}
