import type { ActionFunctionArgs } from "@remix-run/node"
import { SupportTreatmentForm } from "#contract/support"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"
import { pathOf } from "./_request.server"

/** Treated by hand, or opened anew. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, SupportTreatmentForm)
  if (form.invalid) return form.reply()
  const treated = form.value.treated === "true"
  const { supportRequestId } = pathOf(args)
  const saved = await api.put("/SupportRequests/{supportRequestId}/treatment", {
    path: { supportRequestId },
    body: { treated, version: form.value.version },
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(
    args,
    `../support-requests/${supportRequestId}`,
    treated ? "supportRequests.treated" : "supportRequests.opened",
  )
}
