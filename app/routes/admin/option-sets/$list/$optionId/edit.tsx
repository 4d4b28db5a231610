import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OptionChanges } from "#contract/option-sets"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { OptionFields } from "../../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ optionId: params.optionId ?? "" })

export const handle = titled<typeof loader>("optionSets.edit", ({ option }) => ({
  name: option.nameFr,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "optionSets.edit")
  const option = await api.get("/OptionSets/options/{optionId}", { path: pathOf(args) })
  return { option, constraints: constraintsOf(OptionChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OptionChanges)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.put("/OptionSets/options/{optionId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  const { list, id } = saved.data
  return redirectWithToast(args, `../option-sets/${list}/${id}`, "optionSets.changed")
}

export default function EditOptionScreen() {
  const { t } = useTranslation()
  const { option, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("optionSets.edit", { name: option.nameFr })}
      text={t("optionSets.editText")}
      constraints={constraints}
      defaultValue={option}
      labels="optionSets"
      reply={useActionData<typeof action>()}
      cancelTo={`../option-sets/${option.list}/${option.id}`}
    >
      <FieldGroup>
        <OptionFields />
      </FieldGroup>
    </FormScreen>
  )
}
