import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewRefund } from "#contract/client-credits"
import { PaymentFields } from "~/components/bill/payment-fields"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled<typeof loader>("companies.refund.title", ({ client }) => ({
  name: client.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const path = { clientId: args.params.clientId ?? "" }
  const [client, credit] = await Promise.all([
    api.get("/Clients/{clientId}", { path }),
    api.get("/Clients/{clientId}/credit", { path }),
  ])
  return {
    client,
    amount: credit.balance || undefined,
    today: today(),
    constraints: constraintsOf(NewRefund),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewRefund)
  if (form.invalid) return form.reply()
  const path = { clientId: args.params.clientId ?? "" }
  const saved = await api.post("/Clients/{clientId}/refunds", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../companies/${path.clientId}`, "companies.refund.added")
}

export default function NewRefundScreen() {
  const { t } = useTranslation()
  const { client, amount, today, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("companies.refund.title", { name: client.name })}
      constraints={constraints}
      labels="bills.payment"
      defaultValue={{ amount, paidOn: today, means: "transfer" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("companies.refund.add")}
      cancelTo={`../companies/${client.id}`}
    >
      <PaymentFields title={t("companies.refund.text")} />
    </FormScreen>
  )
}
