import { useTranslation } from "react-i18next"
import type { ScheduledPreview } from "#contract/scheduled-transactions"
import { formatDay, formatMoney } from "~/components/format"

/** The dates to come, each with its amount by what is known today. */
export function ComingDates({ dates, currency }: ScheduledPreview) {
  const { t, i18n } = useTranslation()
  if (dates.length === 0) return <p className="text-muted">{t("scheduledTransactions.noDates")}</p>
  return (
    <ol className="divide-y divide-line">
      {dates.map(({ nominal, day, amount }) => (
        <li key={nominal} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span>
            {formatDay(day, i18n.language)}
            {day === nominal ? null : (
              <span className="block text-muted text-sm">
                {t("scheduledTransactions.movedFrom", { day: formatDay(nominal, i18n.language) })}
              </span>
            )}
          </span>
          <span className="figure font-medium">
            {amount === null ? "–" : formatMoney(amount, currency, i18n.language)}
          </span>
        </li>
      ))}
    </ol>
  )
}
