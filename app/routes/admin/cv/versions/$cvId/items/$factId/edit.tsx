import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CvItemTexts } from "#contract/cv-versions"
import { FieldGroup } from "~/components/form/field-group"
import { LinesField } from "~/components/form/lines-field"
import { LongTextField } from "~/components/form/long-text-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  cvId: params.cvId ?? "",
  factId: params.factId ?? "",
})

export const handle = titled<typeof loader>("cvVersions.item.edit", ({ item }) => ({
  name: item.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.edit")
  const { cvId, factId } = pathOf(args)
  const { sections } = await api.get("/CV/versions/{cvId}", { path: { cvId } })
  const section = sections.find(({ items }) => items.some((item) => item.factId === factId))
  const item = section?.items.find((one) => one.factId === factId)
  if (!section || !item) throw new Response(null, { status: 404 })
  return { cvId, item, kind: section.kind, constraints: constraintsOf(CvItemTexts) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvItemTexts)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.put("/CV/versions/{cvId}/items/{factId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../cv/versions/${path.cvId}`, "cvVersions.reworded")
}

export default function CvItemScreen() {
  const { t } = useTranslation()
  const { cvId, item, kind, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("cvVersions.item.edit", { name: item.title })}
      text={t("cvVersions.item.text")}
      constraints={constraints}
      defaultValue={item}
      labels="cvVersions"
      reply={useActionData<typeof action>()}
      cancelTo={`../cv/versions/${cvId}`}
    >
      <FieldGroup>
        <TextField name="title" label={t("cvVersions.item.title")} className="sm:col-span-2" />
        {kind === "language" ? null : (
          <LongTextField name="text" label={t("cvVersions.item.words")} className="sm:col-span-2" />
        )}
        {kind === "mission" ? (
          <LinesField
            name="tasks"
            label={t("cvVersions.item.tasks")}
            rows={6}
            className="sm:col-span-2"
          />
        ) : null}
        {kind === "mission" ? (
          <>
            <LongTextField
              name="results"
              label={t("cvVersions.item.results")}
              className="sm:col-span-2"
            />
            <LinesField
              name="environment"
              label={t("cvVersions.item.environment")}
              className="sm:col-span-2"
            />
            <TextField name="place" label={t("cvVersions.item.place")} />
          </>
        ) : null}
      </FieldGroup>
    </FormScreen>
  )
}
