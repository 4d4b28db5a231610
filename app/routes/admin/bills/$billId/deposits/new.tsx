import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewDeposit } from "#contract/bills"
import { DepositFields } from "~/components/bill/deposit-fields"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("bills.deposits.new", ({ bill }) => ({
  name: bill.clientName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.create")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  // Nothing is asked before what was asked already.
  if (bill.number || bill.kind !== "bill") throw redirect(`../bills/${bill.id}`)
  return { bill, constraints: constraintsOf(NewDeposit) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewDeposit)
  if (form.invalid) return form.reply()
  const path = { billId: args.params.billId ?? "" }
  const drafted = await api.post("/Bills/{billId}/deposits", {
    path,
    body: form.value,
    key: form.key,
  })
  if (drafted.problem) return form.reply(drafted.problem)
  return redirectWithToast(args, `../bills/${drafted.data.id}`, "bills.deposits.added")
}

export default function NewDepositScreen() {
  const { t } = useTranslation()
  const { bill, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("bills.deposits.new")}
      constraints={constraints}
      labels="bills.deposits"
      defaultValue={{ percent: "30" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("bills.deposits.add")}
      cancelTo={`../bills/${bill.id}`}
    >
      <DepositFields />
    </FormScreen>
  )
}
