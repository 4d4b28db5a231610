import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Tells an addition and another value apart again. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { ownOptionId: args.params.ownOptionId ?? "" }
  const undone = await api.delete("/OwnOptions/{ownOptionId}/merge", { path })
  const to = `../own-options/${path.ownOptionId}`
  if (undone.problem) return redirectWithToast(args, to, `errors.${undone.problem.code}`, "error")
  return redirectWithToast(args, to, "optionSets.merge.undone")
}
