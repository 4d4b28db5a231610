import type { ActionFunctionArgs } from "@remix-run/node"
import { CvArchiving } from "#contract/cv-versions"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Puts a CV aside, or takes it back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvArchiving)
  const { cvId = "" } = args.params
  const done = form.invalid
    ? undefined
    : await api.put("/CV/versions/{cvId}/archive", { path: { cvId }, body: form.value })
  if (!done?.data)
    return redirectWithToast(args, `../cv/versions/${cvId}`, "cvVersions.notStepped", "error")
  return redirectWithToast(
    args,
    `../cv/versions/${cvId}`,
    done.data.archived ? "cvVersions.archivedDone" : "cvVersions.unarchivedDone",
  )
}
