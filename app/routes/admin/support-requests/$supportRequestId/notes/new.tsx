import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SupportNote } from "#contract/support"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { findRequest, pathOf } from "../_request.server"

export const handle = titled<typeof loader>("supportRequests.noteOn", ({ request }) => ({
  reference: request.reference,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "supportRequests.edit")
  return { request: await findRequest(api, args), constraints: constraintsOf(SupportNote) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, SupportNote)
  if (form.invalid) return form.reply()
  const { supportRequestId } = pathOf(args)
  const saved = await api.post("/SupportRequests/{supportRequestId}/notes", {
    path: { supportRequestId },
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../support-requests/${supportRequestId}`, "supportRequests.noted")
}

/** What those who answer are to know, and nobody else reads. */
export default function NoteOnSupportRequestScreen() {
  const { t } = useTranslation()
  const { request, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("supportRequests.noteOn", { reference: request.reference })}
      text={t("supportRequests.noteText")}
      labels="supportRequests.noting"
      constraints={constraints}
      reply={useActionData<typeof action>()}
      cancelTo={`../support-requests/${request.id}`}
    >
      <Card>
        <LongTextField name="text" label={t("supportRequests.noting.text")} rows={5} required />
      </Card>
    </FormScreen>
  )
}
