import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewOption } from "#contract/option-sets"
import { FieldGroup } from "~/components/form/field-group"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { OptionFields } from "../_fields"
import { listIn } from "../_list.server"

export const handle = titled("optionSets.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "optionSets.create")
  const list = listIn(args)
  const options = await api.get("/OptionSets/{list}/options", { path: { list } })
  const place = Math.min(999, 1 + Math.max(0, ...options.map((option) => option.place)))
  return { list, place, constraints: constraintsOf(NewOption) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { list: listIn(args) }
  const form = await readForm(args, NewOption)
  if (form.invalid) return form.reply()
  const body = form.value
  const saved = await api.post("/OptionSets/{list}/options", { path, body, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../option-sets/${path.list}`, "optionSets.added")
}

export default function NewOptionScreen() {
  const { t } = useTranslation()
  const { list, place, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("optionSets.new")}
      text={t(`optionSets.lists.${list}`)}
      constraints={constraints}
      labels="optionSets"
      defaultValue={{ place }}
      reply={useActionData<typeof action>()}
      submitLabel={t("optionSets.add")}
      cancelTo={`../option-sets/${list}`}
    >
      <FieldGroup>
        <OptionFields />
        <TextField
          name="value"
          label={t("optionSets.value")}
          hint={t("optionSets.valueHint")}
          autoComplete="off"
        />
      </FieldGroup>
    </FormScreen>
  )
}
