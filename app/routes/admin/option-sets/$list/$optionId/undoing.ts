import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"
import { listIn } from "../../_list.server"

/** Tells two values apart again. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { optionId: args.params.optionId ?? "" }
  const undone = await api.delete("/OptionSets/options/{optionId}/merge", { path })
  const to = `../option-sets/${listIn(args)}/${path.optionId}`
  if (undone.problem) return redirectWithToast(args, to, `errors.${undone.problem.code}`, "error")
  return redirectWithToast(args, to, "optionSets.merge.undone")
}
