import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewCv } from "#contract/cv-versions"
import { DraftPreview, PreviewButton } from "~/components/bill/draft-preview"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { CvFields } from "./_fields"
import { offersToChoose } from "./_offers.server"

export const handle = titled("cvVersions.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.create")
  const offerId = new URL(args.request.url).searchParams.get("offerId") ?? undefined
  return { offers: await offersToChoose(api), offerId, constraints: constraintsOf(NewCv) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewCv)
  if (form.invalid) return form.reply()
  if (form.previews) {
    const drawn = await api.post("/CV/versions/previews", { body: form.value })
    return drawn.problem ? form.reply(drawn.problem) : form.show(drawn.data.svg)
  }
  const saved = await api.post("/CV/versions", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../cv/versions/${saved.data.id}`, "cvVersions.added")
}

export default function NewCvScreen() {
  const { t, i18n } = useTranslation()
  const { offers, offerId, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("cvVersions.new")}
      constraints={constraints}
      labels="cvVersions"
      defaultValue={{
        ...{ offerId, language: i18n.language, template: "sober", color: "#1f4e79" },
        otherLanguage: true,
      }}
      reply={reply}
      moreActions={<PreviewButton />}
      aside={<DraftPreview reply={reply} source="../cv/versions/preview" />}
      submitLabel={t("cvVersions.add")}
      cancelTo="../cv/versions"
    >
      <CvFields offers={offers} />
    </FormScreen>
  )
}
