import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewPurchasePayment } from "#contract/purchases"
import { paymentMeans } from "#contract/sales-choices"
import { ClosedYearField } from "~/components/bill/closed-year-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { nameOf } from "../_choices"

export const handle = titled<typeof loader>("purchases.payment.of", ({ purchase }) => ({
  name: nameOf(purchase),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "purchases.edit")
  const purchase = await api.get("/Purchases/{purchaseId}", {
    path: { purchaseId: args.params.purchaseId ?? "" },
  })
  return { purchase, today: today(), constraints: constraintsOf(NewPurchasePayment) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewPurchasePayment)
  if (form.invalid) return form.reply()
  const path = { purchaseId: args.params.purchaseId ?? "" }
  const options = { path, body: form.value, key: form.key }
  const saved = await api.post("/Purchases/{purchaseId}/payments", options)
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../purchases/${path.purchaseId}`, "purchases.payment.done")
}

export default function PurchasePaymentScreen() {
  const { t } = useTranslation()
  const { purchase, today, constraints } = useLoaderData<typeof loader>()
  const rest = (purchase.due ?? purchase.totalTTC ?? 0) - purchase.paid
  return (
    <FormScreen
      title={t("purchases.payment.of", { name: nameOf(purchase) })}
      constraints={constraints}
      defaultValue={{ paidOn: today, amount: rest, means: "transfer" }}
      labels="purchases"
      reply={useActionData<typeof action>()}
      submitLabel={t("purchases.payment.mark")}
      cancelTo={`../purchases/${purchase.id}`}
    >
      <FieldGroup title={t("purchases.payment.title")}>
        <DateField name="paidOn" label={t("purchases.paidOn")} />
        <MoneyField
          name="amount"
          label={t("purchases.payment.amount")}
          currency={purchase.currency}
        />
        <SelectField
          name="means"
          label={t("purchases.means")}
          options={paymentMeans.map((means) => ({
            value: means,
            label: t(`bills.means.${means}`),
          }))}
        />
        <ClosedYearField />
      </FieldGroup>
    </FormScreen>
  )
}
