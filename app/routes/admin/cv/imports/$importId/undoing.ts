import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes an import back, all that it added. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { importId = "" } = args.params
  const undone = await api.post("/CV/imports/{importId}/undoing", { path: { importId } })
  return undone.problem
    ? redirectWithToast(args, `../cv/imports/${importId}`, `errors.${undone.problem.code}`, "error")
    : redirectWithToast(args, "../cv", "cvImports.takenBack")
}
