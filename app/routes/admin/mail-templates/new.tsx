import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewMailTemplate } from "#contract/mail-templates"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { choices } from "./_choices.server"
import { MailTemplateFields } from "./_fields"

export const handle = titled("mailTemplates.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "mailTemplates.create")
  const asked = new URL(args.request.url).searchParams.get("purpose")
  const builtIn = await api.get("/MailTemplates/builtIn")
  const start = builtIn.find(({ purpose }) => purpose === asked) ?? builtIn[0]
  return { ...choices, start, constraints: constraintsOf(NewMailTemplate) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewMailTemplate)
  if (form.invalid) return form.reply()
  const saved = await api.post("/MailTemplates", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../mail-templates/${saved.data.id}`, "mailTemplates.added")
}

export default function NewMailTemplateScreen() {
  const { t } = useTranslation()
  const { constraints, start, ...offered } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("mailTemplates.new")}
      constraints={constraints}
      defaultValue={start}
      labels="mailTemplates"
      reply={useActionData<typeof action>()}
      submitLabel={t("mailTemplates.add")}
      cancelTo="../mail-templates"
    >
      <MailTemplateFields {...offered} />
    </FormScreen>
  )
}
