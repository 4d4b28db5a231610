import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ContractBilling } from "#contract/contracts"
import { formatDay, formatMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"

/** The periods that are on a bill, and the way to each. */
export function BilledPeriods({ periods }: { periods: ContractBilling["periods"] }) {
  const { t, i18n } = useTranslation()
  const day = (text: string) => formatDay(text, i18n.language)
  return (
    <SectionCard title={t("contracts.billed.title")} className="mt-5">
      {periods.length === 0 ? <p className="text-muted">{t("contracts.billed.none")}</p> : null}
      <ul className="divide-y divide-line">
        {periods.map(({ id, startDate, endDate, freed, bill }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:bg-hover"
          >
            <span className="min-w-44 flex-1">
              <Link
                to={`../bills/${bill.id}`}
                className="whole-row block truncate font-medium hover:underline"
              >
                {bill.number ?? t("billStatus.draft")}
              </Link>
              <span className="block text-sm text-muted">
                {t("bills.period", { start: day(startDate), end: day(endDate) })}
                {freed ? ` · ${t("contracts.billed.freed")}` : null}
              </span>
            </span>
            <StatusBadge tone={bill.status === "overdue" ? "danger" : "neutral"}>
              {t(`billStatus.${bill.status}`)}
            </StatusBadge>
            <span className="figure min-w-28 text-right font-medium">
              {formatMoney(bill.totalHT, bill.currency, i18n.language)}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
