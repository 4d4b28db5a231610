import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CvChanges } from "#contract/cv-versions"
import { DraftPreview, PreviewButton } from "~/components/bill/draft-preview"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { CvFields } from "../_fields"
import { offersToChoose } from "../_offers.server"

export const handle = titled<typeof loader>("cvVersions.edit", ({ cv }) => ({ name: cv.name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.edit")
  const cv = await api.get("/CV/versions/{cvId}", { path: { cvId: args.params.cvId ?? "" } })
  const { sections: _, findings: __, ...shown } = cv
  const offers = await offersToChoose(api, cv.offerId)
  return { cv: shown, offers, constraints: constraintsOf(CvChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvChanges)
  if (form.invalid) return form.reply()
  const path = { cvId: args.params.cvId ?? "" }
  if (form.previews) {
    const { version: _, ...body } = form.value
    const drawn = await api.post("/CV/versions/{cvId}/previews", { path, body })
    return drawn.problem ? form.reply(drawn.problem) : form.show(drawn.data.svg)
  }
  const saved = await api.put("/CV/versions/{cvId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../cv/versions/${saved.data.id}`, "cvVersions.changed")
}

export default function EditCvScreen() {
  const { t } = useTranslation()
  const { cv, offers, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("cvVersions.edit", { name: cv.name })}
      constraints={constraints}
      defaultValue={cv}
      labels="cvVersions"
      reply={reply}
      moreActions={<PreviewButton />}
      aside={<DraftPreview reply={reply} source={`../cv/versions/${cv.id}/preview`} />}
      cancelTo={`../cv/versions/${cv.id}`}
    >
      <CvFields offers={offers} />
    </FormScreen>
  )
}
