import { useTranslation } from "react-i18next"
import type { PurchaseDetails, PurchasePayment } from "#contract/purchases"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"

/** What was paid of a received bill, and taken back: a log that only grows. */
export function PurchasePayments({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation()
  if (purchase.payments.length === 0) return null
  return (
    <SectionCard title={t("purchases.payment.many")} className="lg:col-span-2">
      <ul className="divide-y divide-line">
        {purchase.payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-40 flex-1">
              <p className="font-medium">
                <MoneyCell cents={payment.amount} currency={purchase.currency} />
              </p>
              <p className="text-muted text-sm">
                <DateCell day={payment.paidOn} /> · {t(`bills.means.${payment.means}`)}
              </p>
            </div>
            <TakenBack payment={payment} />
            {payment.can.includes("reverse") ? (
              <ButtonLink
                to={`payments/${payment.id}/delete`}
                variant="ghost"
                size="sm"
                data-overlay="dialog"
              >
                {t("purchases.payment.undo")}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function TakenBack({ payment }: { payment: PurchasePayment }) {
  const { t } = useTranslation()
  return payment.reversed ? (
    <StatusBadge tone="neutral">{t("bills.payment.takenBack")}</StatusBadge>
  ) : null
}
