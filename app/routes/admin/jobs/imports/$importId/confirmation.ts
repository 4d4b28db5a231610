import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Imports the list whose changes were shown. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const done = await api.post("/Jobs/imports/{importId}/confirmation", { path })
  if (done.problem)
    return redirectWithToast(
      args,
      `../jobs/imports/${path.importId}`,
      `errors.${done.problem.code}`,
      "error",
    )
  return redirectWithToast(args, "../jobs", "jobs.import.done")
}
