import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { paymentMeans } from "#contract/choices"
import { PurchasePayment } from "#contract/purchases"
import { ClosedYearField } from "~/components/bill/closed-year-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
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
  return { purchase, today: today(), constraints: constraintsOf(PurchasePayment) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PurchasePayment)
  if (form.invalid) return form.reply()
  const path = { purchaseId: args.params.purchaseId ?? "" }
  const saved = await api.put("/Purchases/{purchaseId}/payment", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../purchases/${path.purchaseId}`, "purchases.payment.done")
}

export default function PurchasePaymentScreen() {
  const { t } = useTranslation()
  const { purchase, today, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("purchases.payment.of", { name: nameOf(purchase) })}
      constraints={constraints}
      defaultValue={{ paidOn: purchase.paidOn ?? today, means: purchase.means ?? "transfer" }}
      labels="purchases"
      reply={useActionData<typeof action>()}
      submitLabel={t("purchases.payment.mark")}
      cancelTo={`../purchases/${purchase.id}`}
    >
      <FieldGroup title={t("purchases.payment.title")}>
        <DateField name="paidOn" label={t("purchases.paidOn")} />
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
