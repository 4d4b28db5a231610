import type { ActionFunctionArgs } from "@remix-run/node"
import { CvSettlement } from "#contract/cv-versions"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Lets a word stay in an anonymous CV. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvSettlement)
  const { cvId = "" } = args.params
  const done = form.invalid
    ? undefined
    : await api.post("/CV/versions/{cvId}/settlements", { path: { cvId }, body: form.value })
  return done?.data
    ? redirectWithToast(args, `../cv/versions/${cvId}`, "cvVersions.findings.settled")
    : redirectWithToast(args, `../cv/versions/${cvId}`, "cvVersions.notStepped", "error")
}
