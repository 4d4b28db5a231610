import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { entriesOf } from "~/services/form/form-body.server"
import { redirectWithToast } from "~/services/toast.server"

/** Ends what one was let into. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const hostId = String(new URLSearchParams(await entriesOf(args.request)).get("account"))
  const left = await api.delete("/Accesses/accounts/{hostId}", { path: { hostId } })
  if (left.problem)
    return redirectWithToast(args, "../accesses", `errors.${left.problem.code}`, "error")
  return redirectWithToast(args, "../accesses", "accesses.left")
}
