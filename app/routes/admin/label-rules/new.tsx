import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewLabelRule } from "#contract/label-rules"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { LabelRuleFields } from "./_fields"

export const handle = titled("labelRules.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "treasury.create")
  return { constraints: constraintsOf(NewLabelRule) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewLabelRule)
  if (form.invalid) return form.reply()
  const saved = await api.post("/LabelRules", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../label-rules/${saved.data.id}`, "labelRules.added")
}

export default function NewLabelRuleScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("labelRules.new")}
      constraints={constraints}
      defaultValue={{ kind: "outcome", deductibleShare: "100" }}
      labels="labelRules"
      reply={useActionData<typeof action>()}
      submitLabel={t("labelRules.add")}
      cancelTo="../label-rules"
    >
      <LabelRuleFields />
    </FormScreen>
  )
}
