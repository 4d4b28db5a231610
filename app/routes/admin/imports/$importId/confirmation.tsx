import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ImportConfirmation } from "#contract/imports"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { RadioField } from "~/components/form/radio-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("imports.confirm.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const read = await api.get("/Imports/{importId}", { path })
  if (!read.can.includes("confirm")) throw redirect(`../imports/${read.id}`)
  return { read, constraints: constraintsOf(ImportConfirmation) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ImportConfirmation)
  if (form.invalid) return form.reply()
  const path = { importId: args.params.importId ?? "" }
  const done = await api.post("/Imports/{importId}/confirmation", { path, body: form.value })
  if (done.problem) return form.reply(done.problem)
  return redirectWithToast(args, `../imports/${path.importId}`, "imports.done")
}

/** What is imported of a file, before it is. */
export default function ConfirmImportScreen() {
  const { t } = useTranslation()
  const { read, constraints } = useLoaderData<typeof loader>()
  const { counts } = read
  return (
    <FormScreen
      title={t("imports.confirm.title")}
      text={t("imports.confirm.text")}
      constraints={constraints}
      defaultValue={{ twins: "skip", leaveOut: false, version: read.version }}
      reply={useActionData<typeof action>()}
      submitLabel={t("imports.confirm.submit")}
      cancelTo={`../imports/${read.id}`}
    >
      <FieldGroup title={t("imports.confirm.rows", { count: counts.new })}>
        {counts.changed ? (
          <p className="sm:col-span-2">{t("imports.confirm.changed", { count: counts.changed })}</p>
        ) : null}
        {counts.twin > 0 ? (
          <RadioField
            name="twins"
            label={t("imports.confirm.twins", { count: counts.twin })}
            options={[
              { value: "skip", label: t("imports.confirm.twinsSkip") },
              ...(read.merges ? [{ value: "merge", label: t("imports.confirm.twinsMerge") }] : []),
              { value: "add", label: t("imports.confirm.twinsAdd") },
            ]}
            className="sm:col-span-2"
          />
        ) : null}
        {counts.refused > 0 ? (
          <CheckField
            name="leaveOut"
            label={t("imports.confirm.leaveOut", { count: counts.refused })}
            hint={t("imports.confirm.leaveOutText")}
            className="sm:col-span-2"
          />
        ) : null}
      </FieldGroup>
    </FormScreen>
  )
}
