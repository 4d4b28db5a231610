import { useTranslation } from "react-i18next"
import type { Dashboard } from "#contract/dashboard"
import { GroupedBars } from "~/components/chart/grouped-bars"
import { formatMoney, formatMonth, formatShortMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { useAddresses } from "./_addresses"

/** What was billed this year, month by month, beside the year before. */
export function TurnoverByMonth({ figures }: { figures: Dashboard }) {
  const { t, i18n } = useTranslation()
  const to = useAddresses()
  const { turnover, currency, today } = figures
  const year = Number(today.slice(0, 4))
  const money = (cents: number) => formatMoney(cents, currency, i18n.language)
  const sum = turnover.reduce((total, { totalHT }) => total + totalHT, 0)
  const whole = to.bills({ state: "issued", from: `${year}-01-01`, to: `${year}-12-31` })
  return (
    <SectionCard
      title={t("dashboard.turnover.title")}
      aside={
        <a href={whole} className="figure inline-block min-h-6 text-sm text-accent underline">
          {t("dashboard.turnover.year", { year, amount: money(sum) })}
        </a>
      }
    >
      <GroupedBars
        title={t("dashboard.turnover.chart", { year, before: year - 1 })}
        periods={turnover.map(({ month }) => ({
          label: formatMonth(month, i18n.language, "short"),
          name: formatMonth(month, i18n.language),
          href: to.issuedIn(month),
        }))}
        series={[
          { name: String(year), values: turnover.map(({ totalHT }) => totalHT) },
          { name: String(year - 1), values: turnover.map(({ yearBefore }) => yearBefore) },
        ]}
        format={money}
        formatScale={(cents) => formatShortMoney(cents, currency, i18n.language)}
      />
    </SectionCard>
  )
}
