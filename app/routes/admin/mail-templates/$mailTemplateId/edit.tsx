import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { MailTemplateChanges } from "#contract/mail-templates"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { choices } from "../_choices.server"
import { MailTemplateFields } from "../_fields"

export const handle = titled<typeof loader>("mailTemplates.edit", ({ template }) => ({
  name: template.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "mailTemplates.edit")
  const template = await api.get("/MailTemplates/{mailTemplateId}", {
    path: { mailTemplateId: args.params.mailTemplateId ?? "" },
  })
  return { ...choices, template, constraints: constraintsOf(MailTemplateChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, MailTemplateChanges)
  if (form.invalid) return form.reply()
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  const saved = await api.put("/MailTemplates/{mailTemplateId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../mail-templates/${saved.data.id}`, "mailTemplates.changed")
}

export default function EditMailTemplateScreen() {
  const { t } = useTranslation()
  const { constraints, template, ...offered } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("mailTemplates.edit", { name: template.name })}
      constraints={constraints}
      defaultValue={template}
      labels="mailTemplates"
      reply={useActionData<typeof action>()}
      cancelTo={`../mail-templates/${template.id}`}
    >
      <MailTemplateFields {...offered} />
    </FormScreen>
  )
}
