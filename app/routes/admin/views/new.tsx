import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewView, ViewedAreaName } from "#contract/views"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { usePermissions } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"
import { ViewFields } from "./_fields"
import { keptLists } from "./_lists"

export const handle = titled("views.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  const { searchParams } = new URL(args.request.url)
  const area = ViewedAreaName.safeParse(searchParams.get("area")).data
  const query = searchParams.get("query") ?? ""
  return { area, query, constraints: constraintsOf(NewView) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewView)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Views", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  const { area, query } = saved.data
  return redirectWithToast(args, `../${screenOf(area)}?${query}`, "views.added")
}

export default function NewViewScreen() {
  const { t } = useTranslation()
  const { area, query, constraints } = useLoaderData<typeof loader>()
  const lists = keptLists(usePermissions())
  return (
    <FormScreen
      title={t("views.new")}
      labels="views"
      constraints={constraints}
      defaultValue={{ area, query, pinned: true }}
      reply={useActionData<typeof action>()}
      submitLabel={t("views.add")}
      cancelTo={area ? `../${screenOf(area)}?${query}` : "../views"}
    >
      <FieldGroup>
        <SelectField
          name="area"
          label={t("views.area")}
          options={lists.map(({ name, screen }) => ({
            value: name,
            label: t(`shell.screens.${screen}`),
          }))}
        />
        <ViewFields />
      </FieldGroup>
    </FormScreen>
  )
}
