import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewPlan } from "#contract/plans"
import { planPeriods } from "#domain/subscription"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { PlanFields } from "./_fields"

export const handle = titled("plans.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "plans.create")
  return { constraints: constraintsOf(NewPlan) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewPlan)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Plans", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../plans/${saved.data.id}`, "plans.added")
}

export default function NewPlanScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("plans.new")}
      constraints={constraints}
      labels="plans"
      defaultValue={{ period: "monthly", place: 1, vatCategory: "normal" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("plans.add")}
      cancelTo="../plans"
    >
      <FieldGroup>
        <TextField
          name="code"
          label={t("plans.code")}
          hint={t("plans.codeHint")}
          autoComplete="off"
        />
        <SelectField
          name="period"
          label={t("plans.period")}
          options={planPeriods.map((period) => ({
            value: period,
            label: t(`plans.periods.${period}`),
          }))}
        />
        <MoneyField name="priceHT" label={t("plans.priceHT")} />
        <PlanFields />
      </FieldGroup>
    </FormScreen>
  )
}
