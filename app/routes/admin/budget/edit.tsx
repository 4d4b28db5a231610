import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BudgetChange } from "#contract/budget"
import { outcomeCategories } from "#contract/choices"
import { addMonths, isMonth, monthOf } from "#domain/month"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { SelectField } from "~/components/form/select-field"
import { formatMonth } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled("budget.edit")

const monthsOffered = 12

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const search = new URL(args.request.url).searchParams
  const asked = search.get("month") ?? ""
  const month = isMonth(asked) ? asked : monthOf(today())
  const category = outcomeCategories.find((each) => each === search.get("category"))
  const { rows } = await api.get("/Budget", { query: { month } })
  const amount = rows.find((row) => row.category === category)?.planned ?? null
  return { month, category, amount, constraints: constraintsOf(BudgetChange) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BudgetChange)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Budget", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../budget?month=${form.value.month}`, "budget.saved")
}

/** What to spend on a category, from a month on. */
export default function EditBudgetScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { month, category, amount, constraints } = useLoaderData<typeof loader>()
  const months = Array.from({ length: monthsOffered }, (_, at) => addMonths(month, at))
  return (
    <FormScreen
      title={t("budget.edit")}
      text={t("budget.editText")}
      constraints={constraints}
      defaultValue={{ month, category, amount }}
      labels="budget"
      reply={useActionData<typeof action>()}
      cancelTo={`../budget?month=${month}`}
    >
      <FieldGroup>
        <SelectField
          name="category"
          label={t("budget.category")}
          options={outcomeCategories.map((value) => ({
            value,
            label: t(`outcomes.categories.${value}`),
          }))}
        />
        <MoneyField name="amount" label={t("budget.amount")} hint={t("budget.amountHint")} />
        <SelectField
          name="month"
          label={t("budget.from")}
          options={months.map((value) => ({ value, label: formatMonth(value, language) }))}
        />
      </FieldGroup>
    </FormScreen>
  )
}
