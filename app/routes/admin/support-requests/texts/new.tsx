import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewSupportText } from "#contract/support"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { SupportTextFields } from "./_fields"

export const handle = titled("supportRequests.texts.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "supportRequests.edit")
  return { constraints: constraintsOf(NewSupportText) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewSupportText)
  if (form.invalid) return form.reply()
  const saved = await api.post("/SupportTexts", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../support-requests/texts", "supportRequests.texts.added")
}

export default function NewSupportTextScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("supportRequests.texts.new")}
      constraints={constraints}
      labels="supportRequests.texts"
      reply={useActionData<typeof action>()}
      submitLabel={t("supportRequests.texts.add")}
      cancelTo="../support-requests/texts"
    >
      <SupportTextFields />
    </FormScreen>
  )
}
