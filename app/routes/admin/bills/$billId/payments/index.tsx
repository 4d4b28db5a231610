import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewPayment } from "#contract/bill-payments"
import { isOwed } from "#domain/bill-kind"
import { CollectedOnField, PaymentFields } from "~/components/bill/payment-fields"
import { typedMoney } from "~/components/bill/typed-money"
import { CheckField } from "~/components/form/check-field"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { StatusButton } from "~/components/screen/status-button"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled<typeof loader>("bills.payment.new", ({ bill }) => ({
  name: bill.number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  // Nobody owes what is not issued, or what gives back.
  if (!bill.number || !isOwed(bill.kind)) throw redirect(`../bills/${bill.id}`)
  const { clientId } = bill
  const credit = await api.get("/Clients/{clientId}/credit", { path: { clientId } })
  const constraints = constraintsOf(NewPayment)
  return { bill, credit: credit.balance, today: today(), constraints }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewPayment)
  if (form.invalid) return form.reply()
  const path = { billId: args.params.billId ?? "" }
  const saved = await api.post("/Bills/{billId}/payments", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../bills/${path.billId}`, "bills.payment.added")
}

export default function NewPaymentScreen() {
  const { t } = useTranslation()
  const { bill, credit, today, constraints } = useLoaderData<typeof loader>()
  const usable = Math.min(credit, bill.due)
  return (
    <>
      {usable > 0 ? (
        <div className="mb-5 w-full max-w-3xl">
          <Banner title={t("bills.credit.available")}>
            <p className="mb-3">
              <MoneyCell cents={credit} currency={bill.currency} />
            </p>
            <StatusButton
              action={`../bills/${bill.id}/credit-uses`}
              values={{ amount: typedMoney(usable) }}
            >
              {t("bills.credit.use")}
            </StatusButton>
          </Banner>
        </div>
      ) : null}
      <FormScreen
        title={t("bills.payment.new")}
        constraints={constraints}
        labels="bills.payment"
        defaultValue={{ amount: bill.due, paidOn: today, means: "transfer" }}
        reply={useActionData<typeof action>()}
        submitLabel={t("bills.payment.add")}
        cancelTo={`../bills/${bill.id}`}
      >
        <PaymentFields title={t("bills.payment.one")}>
          <CollectedOnField />
          <CheckField
            name="keepExcess"
            label={t("bills.payment.keepExcess")}
            className="sm:col-span-2"
          />
        </PaymentFields>
      </FormScreen>
    </>
  )
}
