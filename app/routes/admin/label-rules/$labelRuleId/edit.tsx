import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { LabelRuleChanges } from "#contract/label-rules"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { LabelRuleFields } from "../_fields"

export const handle = titled<typeof loader>("labelRules.edit", ({ rule }) => ({
  name: rule.contains,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const path = { labelRuleId: args.params.labelRuleId ?? "" }
  const rule = await api.get("/LabelRules/{labelRuleId}", { path })
  return { rule, constraints: constraintsOf(LabelRuleChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, LabelRuleChanges)
  if (form.invalid) return form.reply()
  const path = { labelRuleId: args.params.labelRuleId ?? "" }
  const saved = await api.put("/LabelRules/{labelRuleId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../label-rules/${saved.data.id}`, "labelRules.changed")
}

export default function EditLabelRuleScreen() {
  const { t } = useTranslation()
  const { rule, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("labelRules.edit", { name: rule.contains })}
      constraints={constraints}
      defaultValue={rule}
      labels="labelRules"
      reply={useActionData<typeof action>()}
      cancelTo={`../label-rules/${rule.id}`}
    >
      <LabelRuleFields />
    </FormScreen>
  )
}
