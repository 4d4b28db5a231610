import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { BillSummary } from "#contract/bills"
import { worthOf } from "#domain/bill-kind"
import { BillStatusBadge } from "~/components/bill/status-badge"
import { formatDay, formatMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

interface ClientBillsProps {
  clientId: string
  /** The newest of them. */
  bills: BillSummary[]
  total: number
  unpaid: number
  currency: string
}

/** What a client was billed last, and what is still to come of it. */
export function ClientBills({ clientId, bills, total, unpaid, currency }: ClientBillsProps) {
  const { t, i18n } = useTranslation()
  const can = useCan()
  const money = (cents: number) => formatMoney(cents, currency, i18n.language)
  const due = unpaid > 0 ? t("companies.stillDue", { amount: money(unpaid) }) : null
  return (
    <SectionCard
      title={t("companies.billsTitle")}
      aside={due ? <p className="figure text-sm font-medium text-danger">{due}</p> : null}
      className="lg:col-span-2"
    >
      {bills.length === 0 ? <p className="text-muted">{t("companies.noBills")}</p> : null}
      <ul className="@container divide-y divide-line">
        {bills.map((bill) => (
          <li
            key={bill.id}
            className="relative flex items-center justify-between gap-4 py-2.5 hover:bg-hover"
          >
            <span className="min-w-0 flex-1">
              <Link
                to={`../bills/${bill.id}`}
                className="whole-row block truncate font-medium hover:underline"
              >
                {bill.number ?? t("billStatus.draft")}
              </Link>
              {bill.releaseDate ? (
                <span className="block text-sm text-muted">
                  {formatDay(bill.releaseDate, i18n.language)}
                </span>
              ) : null}
            </span>
            <span className="flex shrink-0 flex-col items-end gap-1 @md:flex-row-reverse @md:items-center @md:gap-4">
              <span className="figure text-right font-medium @md:min-w-28">
                {money(worthOf(bill, bill.totalTTC))}
              </span>
              <BillStatusBadge status={bill.status} />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 empty:hidden">
        {total > bills.length ? (
          <Link className="text-accent underline" to={`../bills?clientId=${clientId}`}>
            {t("companies.allBills", { count: total })}
          </Link>
        ) : null}
        {bills.some(({ status }) => status === "overdue") && can("bills.edit") ? (
          <ButtonLink to={`../companies/${clientId}/formal-notice`} variant="outline">
            {t("bills.late.notice")}
          </ButtonLink>
        ) : null}
      </div>
    </SectionCard>
  )
}
