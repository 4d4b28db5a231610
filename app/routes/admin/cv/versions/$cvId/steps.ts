import type { ActionFunctionArgs } from "@remix-run/node"
import { CvStep } from "#contract/cv-versions"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Moves, hides or shows a part of the CV. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvStep)
  const { cvId = "" } = args.params
  const done = form.invalid
    ? undefined
    : await api.post("/CV/versions/{cvId}/steps", { path: { cvId }, body: form.value })
  return done?.data
    ? redirectWithToast(args, `../cv/versions/${cvId}`, "cvVersions.stepped")
    : redirectWithToast(args, `../cv/versions/${cvId}`, "cvVersions.notStepped", "error")
}
