import type { ActionFunctionArgs } from "@remix-run/node"
import { CvResumePermission } from "#contract/cv-copies"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Lets whoever holds a link take the copy as JSON Resume too, or no longer. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvResumePermission)
  const { cvCopyId = "" } = args.params
  const done = form.invalid
    ? undefined
    : await api.put("/CV/copies/{cvCopyId}/resume", { path: { cvCopyId }, body: form.value })
  return done?.data
    ? redirectWithToast(args, `../cv/copies/${cvCopyId}`, "cvCopies.resumeChanged")
    : redirectWithToast(args, `../cv/copies/${cvCopyId}`, "cvCopies.resumeRefused", "error")
}
