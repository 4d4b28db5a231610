import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Begins another CV with what this one shows. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { cvId = "" } = args.params
  const copied = await api.post("/CV/versions/{cvId}/duplicates", { path: { cvId } })
  if (copied.problem)
    return redirectWithToast(
      args,
      `../cv/versions/${cvId}`,
      `errors.${copied.problem.code}`,
      "error",
    )
  return redirectWithToast(args, `../cv/versions/${copied.data.id}/edit`, "cvVersions.duplicated")
}
