import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { useCells } from "~/components/table/cells"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { returnOf, towardsPayment } from "~/services/payment-page.server"

export const handle = { ...titled("subscription.payment.title"), paysElsewhere: true }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscription.edit")
  const bills = await api.get("/Subscription/bills")
  const bill = bills.find(({ position }) => String(position) === args.params.position)
  // Paid meanwhile, or by another way.
  if (!bill?.canPay) throw redirect("../subscription")
  return { number: bill.number, amount: bill.amount, payBy: bill.payBy }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { position: Number(args.params.position) }
  const begun = await api.post("/Subscription/bills/{position}/payments", {
    ...{ path, body: returnOf(args) },
  })
  return towardsPayment(args, begun, { back: "../subscription", done: "subscription.payment.done" })
}

/** Pays one bill on the provider's page: the bank may ask there what it asks. */
export default function BillPaymentScreen() {
  const { t } = useTranslation()
  const { date, money } = useCells()
  const { number, amount, payBy } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("subscription.payment.title")} />
      <SectionCard title={number}>
        <p>{t("subscription.payment.amount", { amount: money(amount) })}</p>
        {payBy ? <p className="mt-1">{t("subscription.payBy", { day: date(payBy) })}</p> : null}
        <p className="mt-3 text-muted">{t("subscription.payment.elsewhere")}</p>
        <Form method="post" className="mt-5 flex flex-wrap gap-2">
          <Button type="submit">{t("subscription.payment.pay")}</Button>
          <ButtonLink to="../subscription" variant="outline">
            {t("subscription.payment.back")}
          </ButtonLink>
        </Form>
      </SectionCard>
    </>
  )
}
