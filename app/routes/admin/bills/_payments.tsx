import { useTranslation } from "react-i18next"
import type { Payment } from "#contract/bill-payments"
import type { Bill } from "#contract/bills"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"

interface BillPaymentsProps {
  bill: Bill
  today: string
}

/** What was paid, taken back and collected: a log that only grows. */
export function BillPayments({ bill, today }: BillPaymentsProps) {
  const { t } = useTranslation()
  return (
    <SectionCard
      title={t("bills.payment.many")}
      aside={
        bill.can.includes("pay") ? (
          <ButtonLink to="payments" variant="outline" size="sm">
            {t("bills.payment.new")}
          </ButtonLink>
        ) : null
      }
    >
      {bill.payments.length === 0 ? (
        <p className="text-muted">{t("bills.payment.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {bill.payments.map((payment) => (
            <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-40 flex-1">
                <p className="font-medium">
                  <MoneyCell cents={payment.amount} currency={bill.currency} />
                </p>
                <p className="text-muted text-sm">
                  <DateCell day={payment.paidOn} /> · {t(`bills.means.${payment.means}`)}
                </p>
              </div>
              <PaymentState payment={payment} />
              {payment.can.length > 0 ? <PaymentActions payment={payment} today={today} /> : null}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  if (payment.amount < 0 && !payment.reversalOf)
    return <StatusBadge tone="neutral">{t("bills.payment.toCredit")}</StatusBadge>
  if (payment.reversalOf)
    return <StatusBadge tone="neutral">{t("bills.payment.reversal")}</StatusBadge>
  if (payment.reversed)
    return <StatusBadge tone="neutral">{t("bills.payment.takenBack")}</StatusBadge>
  return payment.collectedOn ? (
    <StatusBadge tone="success">{t("bills.payment.isCollected")}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">
      {t("bills.payment.isWaiting", { means: t(`bills.means.${payment.means}`) })}
    </StatusBadge>
  )
}

function PaymentActions({ payment, today }: { payment: Payment; today: string }) {
  const { t } = useTranslation()
  const path = `payments/${payment.id}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {payment.can.includes("uncollect") ? (
        <StatusButton action={`${path}/collection`} size="sm">
          {t("bills.payment.markUncollected")}
        </StatusButton>
      ) : null}
      {payment.can.includes("collect") ? (
        <StatusButton action={`${path}/collection`} size="sm" values={{ collectedOn: today }}>
          {t("bills.payment.markCollected")}
        </StatusButton>
      ) : null}
      {payment.can.includes("reverse") ? (
        <ButtonLink to={`${path}/delete`} variant="ghost" size="sm" data-overlay="dialog">
          {t("bills.payment.markUnpaid")}
        </ButtonLink>
      ) : null}
    </div>
  )
}
