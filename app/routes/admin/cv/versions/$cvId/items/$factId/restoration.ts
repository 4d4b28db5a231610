import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** An item says again what the facts say. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { cvId = "", factId = "" } = args.params
  const body = { title: null, text: null, tasks: [], environment: [] }
  const done = await api.put("/CV/versions/{cvId}/items/{factId}", { path: { cvId, factId }, body })
  return done.problem
    ? redirectWithToast(args, `../cv/versions/${cvId}`, "cvVersions.notStepped", "error")
    : redirectWithToast(args, `../cv/versions/${cvId}`, "cvVersions.same")
}
