import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewClientPayment } from "#contract/client-credits"
import { CollectedOnField, PaymentFields } from "~/components/bill/payment-fields"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled<typeof loader>("companies.payment.title", ({ client }) => ({
  name: client.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const path = { clientId: args.params.clientId ?? "" }
  const [client, sums] = await Promise.all([
    api.get("/Clients/{clientId}", { path }),
    api.get("/Bills/totals", { query: path }),
  ])
  return {
    client,
    amount: sums.unpaid || undefined,
    today: today(),
    constraints: constraintsOf(NewClientPayment),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewClientPayment)
  if (form.invalid) return form.reply()
  const path = { clientId: args.params.clientId ?? "" }
  const saved = await api.post("/Clients/{clientId}/payments", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../companies/${path.clientId}`, "companies.payment.added")
}

export default function NewClientPaymentScreen() {
  const { t } = useTranslation()
  const { client, amount, today, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("companies.payment.title", { name: client.name })}
      constraints={constraints}
      labels="bills.payment"
      defaultValue={{ amount, paidOn: today, means: "transfer" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("companies.payment.add")}
      cancelTo={`../companies/${client.id}`}
    >
      <PaymentFields title={t("companies.payment.text")}>
        <CollectedOnField />
      </PaymentFields>
    </FormScreen>
  )
}
