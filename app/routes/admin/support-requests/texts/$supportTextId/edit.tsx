import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SupportTextChanges } from "#contract/support"
import { FormScreen } from "~/components/screen/form-screen"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { SupportTextFields } from "../_fields"

export const handle = titled<typeof loader>("supportRequests.texts.edit", ({ text }) => ({
  name: text.name,
}))

const pathOf = ({ params }: LoaderFunctionArgs) => ({ supportTextId: params.supportTextId ?? "" })

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "supportRequests.edit")
  return {
    text: await api.get("/SupportTexts/{supportTextId}", { path: pathOf(args) }),
    constraints: constraintsOf(SupportTextChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, SupportTextChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/SupportTexts/{supportTextId}", {
    path: pathOf(args),
    body: form.value,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../support-requests/texts", "supportRequests.texts.changed")
}

export default function EditSupportTextScreen() {
  const { t } = useTranslation()
  const { text, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("supportRequests.texts.edit", { name: text.name })}
      constraints={constraints}
      defaultValue={text}
      labels="supportRequests.texts"
      reply={useActionData<typeof action>()}
      cancelTo="../support-requests/texts"
      moreActions={
        <ButtonLink to={`../support-requests/texts/${text.id}/delete`} variant="outline">
          {t("supportRequests.texts.remove")}
        </ButtonLink>
      }
    >
      <SupportTextFields />
    </FormScreen>
  )
}
