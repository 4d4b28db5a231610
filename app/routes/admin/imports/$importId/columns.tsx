import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ImportColumns } from "#contract/imports"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"

export const handle = titled("imports.columns.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const read = await api.get("/Imports/{importId}", { path })
  if (!read.can.includes("change")) throw redirect(`../imports/${read.id}`)
  return { read, constraints: constraintsOf(ImportColumns) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ImportColumns)
  if (form.invalid) return form.reply()
  const path = { importId: args.params.importId ?? "" }
  const saved = await api.put("/Imports/{importId}/columns", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirect(`../imports/${path.importId}`)
}

/** Which column of the file each field is read from. */
export default function ImportColumnsScreen() {
  const { t } = useTranslation()
  const { read, constraints } = useLoaderData<typeof loader>()
  const options = read.headings.map(({ name, sample }, at) => ({
    value: String(at),
    label: sample ? t("imports.columns.sample", { name, sample }) : name,
  }))
  const chosen = read.fields.map(({ name, column }) => [name, column])
  return (
    <FormScreen
      title={t("imports.columns.title")}
      text={t("imports.columns.text")}
      constraints={constraints}
      defaultValue={{ columns: Object.fromEntries(chosen), version: read.version }}
      reply={useActionData<typeof action>()}
      submitLabel={t("imports.columns.save")}
      cancelTo={`../imports/${read.id}`}
    >
      <FieldGroup>
        {read.fields.map(({ name, label }) => (
          <SelectField
            key={name}
            name={`columns.${name}`}
            label={label}
            options={options}
            placeholder={t("imports.columns.none")}
          />
        ))}
      </FieldGroup>
    </FormScreen>
  )
}
