import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { BillSummary } from "#contract/bills"
import type { Dashboard } from "#contract/dashboard"
import { BillStatusBadge } from "~/components/bill/status-badge"
import { formatDay, formatMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { Unbroken } from "~/components/unbroken"
import { useAddresses } from "./_addresses"

const more = "inline-block min-h-6 text-sm text-accent underline"

/** The newest bills, and where each of them stands. */
export function Latest({ figures }: { figures: Dashboard }) {
  const { t, i18n } = useTranslation()
  const to = useAddresses()
  const { latest, currency } = figures
  return (
    <SectionCard
      title={t("dashboard.latest.title")}
      aside={
        <a href={to.bills()} className={more}>
          {t("dashboard.latest.all")}
        </a>
      }
    >
      {latest.length === 0 ? (
        <p className="text-muted">{t("dashboard.latest.none")}</p>
      ) : (
        <ul className="@container divide-y divide-line">
          {latest.map((bill) => (
            <BillRow
              key={bill.id}
              href={to.bill(bill.id)}
              bill={bill}
              note={bill.releaseDate ? formatDay(bill.releaseDate, i18n.language) : ""}
              amount={formatMoney(bill.totalTTC, currency, i18n.language)}
              badge={<BillStatusBadge status={bill.status} />}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

interface BillRowProps {
  bill: BillSummary
  href: string
  note: string
  amount: string
  badge?: ReactNode
}

function BillRow({ bill, href, note, amount, badge }: BillRowProps) {
  return (
    <li className="relative flex items-center justify-between gap-4 py-2.5 hover:bg-hover">
      <span className="min-w-0">
        <a href={href} className="whole-row block truncate font-medium hover:underline">
          {bill.clientName}
        </a>
        <span className="block text-sm text-muted">
          <Unbroken>{bill.number}</Unbroken> · {note}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1 @md:flex-row-reverse @md:items-center @md:gap-4">
        <span className="figure text-right font-medium @md:min-w-28">{amount}</span>
        {badge}
      </span>
    </li>
  )
}
