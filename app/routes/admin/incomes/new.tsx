import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewIncome } from "#contract/incomes"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { listAccounts } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { IncomeFields } from "./_fields"

export const handle = titled("incomes.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.create")
  const accounts = await listAccounts(api)
  return { accounts, day: today(), constraints: constraintsOf(NewIncome) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewIncome)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Incomes", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../incomes/${saved.data.id}`, "incomes.added")
}

export default function NewIncomeScreen() {
  const { t } = useTranslation()
  const { accounts, day, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("incomes.new")}
      constraints={constraints}
      defaultValue={{ day, category: "services", means: "transfer" }}
      labels="incomes"
      reply={useActionData<typeof action>()}
      submitLabel={t("incomes.add")}
      cancelTo="../incomes"
    >
      <IncomeFields accounts={accounts} />
    </FormScreen>
  )
}
