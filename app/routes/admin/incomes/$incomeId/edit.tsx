import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { IncomeChanges } from "#contract/incomes"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { listAccounts } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { IncomeFields } from "../_fields"

export const handle = titled<typeof loader>("incomes.edit", ({ income }) => ({
  name: income.label,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const path = { incomeId: args.params.incomeId ?? "" }
  const [income, accounts] = await Promise.all([
    api.get("/Incomes/{incomeId}", { path }),
    listAccounts(api),
  ])
  return { income, accounts, constraints: constraintsOf(IncomeChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, IncomeChanges)
  if (form.invalid) return form.reply()
  const path = { incomeId: args.params.incomeId ?? "" }
  const saved = await api.put("/Incomes/{incomeId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../incomes/${saved.data.id}`, "incomes.changed")
}

export default function EditIncomeScreen() {
  const { t } = useTranslation()
  const { income, accounts, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("incomes.edit", { name: income.label })}
      constraints={constraints}
      defaultValue={income}
      labels="incomes"
      reply={useActionData<typeof action>()}
      cancelTo={`../incomes/${income.id}`}
    >
      <IncomeFields accounts={accounts} />
    </FormScreen>
  )
}
