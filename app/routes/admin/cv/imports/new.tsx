import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewCvImport } from "#contract/cv-resumes"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"

export const handle = titled("cvImports.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "cv.create")
  return { constraints: constraintsOf(NewCvImport) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewCvImport)
  if (form.invalid) return form.reply()
  const read = await api.post("/CV/imports", { body: form.value, key: form.key })
  if (read.problem) return form.reply(read.problem)
  return redirect(`../cv/imports/${read.data.id}`)
}

/** A file of JSON Resume; what would become of it is shown before anything is. */
export default function NewCvImportScreen() {
  const { t, i18n } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("cvImports.new")}
      text={t("cvImports.newText")}
      constraints={constraints}
      defaultValue={{ language: i18n.language }}
      labels="cvImports"
      files
      reply={useActionData<typeof action>()}
      submitLabel={t("cvImports.read")}
      cancelTo="../cv"
    >
      <FieldGroup>
        <FileField
          name="fileId"
          label={t("cvImports.fileId")}
          hint={t("cvImports.fileHint")}
          accept=".json,application/json"
          files="../files"
          className="sm:col-span-2"
        />
        <SelectField
          name="language"
          label={t("cvImports.language")}
          options={(["fr", "en"] as const).map((value) => ({
            value,
            label: t(`cvVersions.languages.${value}`),
          }))}
        />
      </FieldGroup>
    </FormScreen>
  )
}
