import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("bills.payment.reverse", ({ bill }) => ({
  name: bill.number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  const payment = bill.payments.find(({ id }) => id === args.params.paymentId)
  if (!payment) throw new Response(null, { status: 404 })
  return { bill: { id: bill.id, number: bill.number, currency: bill.currency }, payment }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { billId = "", paymentId = "" } = args.params
  const path = { billId, paymentId }
  const reversed = await api.delete("/Bills/{billId}/payments/{paymentId}", { path })
  if (reversed.problem) return askAgain(args, reversed.problem)
  return redirectWithToast(args, `../bills/${billId}`, "bills.payment.reversed")
}

export default function ReversePaymentScreen() {
  const { t } = useTranslation()
  const { bill, payment } = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      danger
      title={t("bills.payment.reverse")}
      confirmLabel={t("bills.payment.reverse")}
      cancelTo={`../bills/${bill.id}`}
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">
        <MoneyCell cents={payment.amount} currency={bill.currency} />
        {", "}
        <DateCell day={payment.paidOn} />
      </p>
      <p className="mt-1">{t("bills.payment.reverseText")}</p>
    </ConfirmPrompt>
  )
}
