import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewJobImport } from "#contract/jobs"
import { FileField } from "~/components/form/file-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"

export const handle = titled("jobs.import.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "jobs.edit")
  return { constraints: constraintsOf(NewJobImport) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewJobImport)
  if (form.invalid) return form.reply()
  const read = await api.post("/Jobs/imports", { body: form.value })
  if (read.problem) return form.reply(read.problem)
  return redirect(`../jobs/imports/${read.data.id}`)
}

/** The official list, as a file; what it changes is shown before anything is. */
export default function NewJobImportScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("jobs.import.title")}
      text={t("jobs.import.text")}
      constraints={constraints}
      labels="jobs"
      files
      reply={useActionData<typeof action>()}
      submitLabel={t("jobs.import.read")}
      cancelTo="../jobs"
    >
      <Card>
        <FileField
          name="fileId"
          label={t("jobs.fileId")}
          hint={t("jobs.import.hint")}
          accept=".csv,text/csv,text/plain"
          files="../files"
        />
      </Card>
    </FormScreen>
  )
}
