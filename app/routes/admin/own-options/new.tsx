import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { optionLists } from "#contract/choices"
import { NewOwnOption } from "#contract/option-sets"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("ownOptions.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "dashboard.see")
  return { constraints: constraintsOf(NewOwnOption) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewOwnOption)
  if (form.invalid) return form.reply()
  const saved = await api.post("/OwnOptions", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../own-options/${saved.data.id}`, "ownOptions.added")
}

export default function NewOwnOptionScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("ownOptions.new")}
      constraints={constraints}
      labels="ownOptions"
      defaultValue={{ list: "sector" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("ownOptions.add")}
      cancelTo="../own-options"
    >
      <FieldGroup>
        <SelectField
          name="list"
          label={t("ownOptions.list")}
          options={optionLists.map((value) => ({ value, label: t(`optionSets.lists.${value}`) }))}
        />
        <TextField name="name" label={t("ownOptions.name")} autoComplete="off" />
      </FieldGroup>
    </FormScreen>
  )
}
