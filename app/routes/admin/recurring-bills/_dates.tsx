import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { RecurringBill } from "#contract/recurring-bills"
import { formatDay, formatMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"

/** The dates that come next. */
export function NextDates({ recurring }: { recurring: RecurringBill }) {
  const { t, i18n } = useTranslation()
  const { nextDates, status } = recurring
  return (
    <SectionCard title={t("recurringBills.nextDates")}>
      {nextDates.length === 0 ? (
        <p className="text-muted">{t("recurringBills.noDates")}</p>
      ) : (
        <>
          {status === "active" ? null : (
            <p className="mb-2 text-muted">{t("recurringBills.whenResumed")}</p>
          )}
          <ol className="grid grid-cols-2 gap-x-6 gap-y-1">
            {nextDates.map((date) => (
              <li key={date}>{formatDay(date, i18n.language)}</li>
            ))}
          </ol>
        </>
      )}
    </SectionCard>
  )
}

/** What was made, and the way to each bill. */
export function MadeBills({ bills }: { bills: RecurringBill["bills"] }) {
  const { t, i18n } = useTranslation()
  return (
    <SectionCard title={t("recurringBills.made")}>
      {bills.length === 0 ? <p className="text-muted">{t("recurringBills.madeNone")}</p> : null}
      <ul className="divide-y divide-line">
        {bills.map(({ date, bill }) => (
          <li
            key={date}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:bg-hover"
          >
            <span className="min-w-44 flex-1">
              {bill ? (
                <Link
                  to={`../bills/${bill.id}`}
                  className="whole-row block truncate font-medium hover:underline"
                >
                  {bill.number ?? t("billStatus.draft")}
                </Link>
              ) : (
                <span className="block text-muted">{t("recurringBills.draftRemoved")}</span>
              )}
              <span className="block text-sm text-muted">
                {t("recurringBills.dated", { date: formatDay(date, i18n.language) })}
              </span>
            </span>
            {bill ? (
              <>
                <StatusBadge tone={bill.status === "overdue" ? "danger" : "neutral"}>
                  {t(`billStatus.${bill.status}`)}
                </StatusBadge>
                <span className="figure min-w-28 text-right font-medium">
                  {formatMoney(bill.totalTTC, bill.currency, i18n.language)}
                </span>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
