import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { importKinds } from "#contract/choices"
import { NewImport } from "#contract/imports"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { requireKind } from "./_allowed.server"
import { useKinds } from "./_kinds"

export const handle = titled("imports.new")

export async function loader(args: LoaderFunctionArgs) {
  await requireKind(args, await apiFor(args))
  const asked = new URL(args.request.url).searchParams.get("kind")
  return {
    kind: importKinds.find((kind) => kind === asked) ?? "clients",
    constraints: constraintsOf(NewImport),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewImport)
  if (form.invalid) return form.reply()
  const read = await api.post("/Imports", { body: form.value })
  if (read.problem) return form.reply(read.problem)
  return redirect(`../imports/${read.data.id}`)
}

/** A file of another tool; what would become of it is shown before anything is. */
export default function NewImportScreen() {
  const { t } = useTranslation()
  const { kind, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("imports.new")}
      text={t("imports.newText")}
      constraints={constraints}
      defaultValue={{ kind }}
      labels="imports"
      files
      reply={useActionData<typeof action>()}
      submitLabel={t("imports.read")}
      cancelTo="../imports"
    >
      <FieldGroup>
        <SelectField name="kind" label={t("imports.kind")} options={useKinds()} />
        <FileField
          name="fileId"
          label={t("imports.fileId")}
          hint={t("imports.fileHint")}
          accept=".csv,.txt,.xlsx,.vcf,.ics,text/csv,text/plain,text/vcard,text/calendar"
          files="../files"
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}
