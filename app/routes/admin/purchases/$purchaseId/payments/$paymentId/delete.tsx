import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("purchases.payment.undo")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "purchases.edit")
  const { id, currency, payments } = await api.get("/Purchases/{purchaseId}", {
    path: { purchaseId: args.params.purchaseId ?? "" },
  })
  const payment = payments.find((one) => one.id === args.params.paymentId)
  if (!payment) throw new Response(null, { status: 404 })
  return { id, currency, payment }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { purchaseId = "", paymentId = "" } = args.params
  const path = { purchaseId, paymentId }
  const reversed = await api.delete("/Purchases/{purchaseId}/payments/{paymentId}", { path })
  if (reversed.problem) return askAgain(args, reversed.problem)
  return redirectWithToast(args, `../purchases/${purchaseId}`, "purchases.payment.undone")
}

export default function ReversePurchasePaymentScreen() {
  const { t } = useTranslation()
  const { id, currency, payment } = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      danger
      title={t("purchases.payment.undo")}
      confirmLabel={t("purchases.payment.undo")}
      cancelTo={`../purchases/${id}`}
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">
        <MoneyCell cents={payment.amount} currency={currency} />
        {", "}
        <DateCell day={payment.paidOn} />
      </p>
      <p className="mt-1">{t("bills.payment.reverseText")}</p>
    </ConfirmPrompt>
  )
}
