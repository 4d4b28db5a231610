import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OwnOptionChanges } from "#contract/option-sets"
import { FieldGroup } from "~/components/form/field-group"
import { SwitchField } from "~/components/form/switch-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ ownOptionId: params.ownOptionId ?? "" })

export const handle = titled<typeof loader>("optionSets.edit", ({ option }) => ({
  name: option.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "dashboard.see")
  const option = await api.get("/OwnOptions/{ownOptionId}", { path: pathOf(args) })
  return { option, constraints: constraintsOf(OwnOptionChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OwnOptionChanges)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.put("/OwnOptions/{ownOptionId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../own-options/${saved.data.id}`, "optionSets.changed")
}

export default function EditOwnOptionScreen() {
  const { t } = useTranslation()
  const { option, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("optionSets.edit", { name: option.name })}
      text={t("optionSets.editText")}
      constraints={constraints}
      defaultValue={option}
      labels={["ownOptions", "optionSets"]}
      reply={useActionData<typeof action>()}
      cancelTo={`../own-options/${option.id}`}
    >
      <FieldGroup>
        <TextField name="name" label={t("ownOptions.name")} autoComplete="off" />
        <SwitchField name="retired" label={t("optionSets.retire")} />
      </FieldGroup>
    </FormScreen>
  )
}
