import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewLabelRuleRun } from "#contract/label-rules"
import { ClosedYearField } from "~/components/bill/closed-year-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { useCategory } from "./_category"
import { SortedLines } from "./_lines"

export const handle = titled("labelRules.apply.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const ruleId = new URL(args.request.url).searchParams.get("rule") ?? undefined
  const preview = await api.get("/LabelRules/preview", { query: { ruleId } })
  return { preview, ruleId, constraints: constraintsOf(NewLabelRuleRun) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewLabelRuleRun)
  if (form.invalid) return form.reply()
  const run = await api.post("/LabelRules/runs", { body: form.value, key: form.key })
  if (run.problem) return form.reply(run.problem)
  return redirectWithToast(args, `../label-rules/runs/${run.data.id}`, "labelRules.apply.done")
}

/** What rules would change of the open lines, before they do. */
export default function ApplyLabelRulesScreen() {
  const { t } = useTranslation()
  const category = useCategory()
  const { preview, ruleId, constraints } = useLoaderData<typeof loader>()
  const { count, waiting, lines, rules } = preview
  const says = (id: string) => {
    const rule = rules.find((each) => each.id === id)
    return rule ? category(rule) : ""
  }
  return (
    <FormScreen
      title={t("labelRules.apply.title")}
      text={t("labelRules.apply.text")}
      constraints={constraints}
      defaultValue={{ ruleId }}
      labels="labelRules"
      reply={useActionData<typeof action>()}
      submitLabel={t("labelRules.apply.submit")}
      cancelTo="../label-rules"
    >
      {ruleId ? <input type="hidden" name="ruleId" value={ruleId} /> : null}
      <p className="font-medium">{t("labelRules.count", { count })}</p>
      {waiting > 0 ? <p>{t("labelRules.waiting", { count: waiting })}</p> : null}
      <SortedLines lines={lines} says={says} />
      <ClosedYearField />
    </FormScreen>
  )
}
