import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ViewChanges } from "#contract/views"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ViewFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ viewId: params.viewId ?? "" })

export const handle = titled("views.edit")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const view = await api.get("/Views/{viewId}", { path: pathOf(args) })
  return { view, constraints: constraintsOf(ViewChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ViewChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Views/{viewId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../views", "views.changed")
}

export default function EditViewScreen() {
  const { t } = useTranslation()
  const { view, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("views.edit")}
      labels="views"
      constraints={constraints}
      defaultValue={view}
      reply={useActionData<typeof action>()}
      cancelTo="../views"
    >
      <FieldGroup>
        <ViewFields />
      </FieldGroup>
    </FormScreen>
  )
}
