import { useTranslation } from "react-i18next"
import type { Dashboard } from "#contract/dashboard"
import { LineChart } from "~/components/chart/line-chart"
import { formatMoney, formatMonth, formatShortMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { useAddresses } from "./_addresses"

/** Money month by month: what came in, and what the due dates of unpaid bills let expect. */
export function Cash({ figures }: { figures: Dashboard }) {
  const { t, i18n } = useTranslation()
  const to = useAddresses()
  const { cash, currency, overdue } = figures
  const money = (cents: number) => formatMoney(cents, currency, i18n.language)
  return (
    <SectionCard title={t("dashboard.cash.title")}>
      <LineChart
        title={t("dashboard.cash.chart")}
        periods={cash.map(({ month, collected }) => ({
          label: formatMonth(month, i18n.language, "short"),
          name: formatMonth(month, i18n.language),
          href: collected === null ? undefined : to.collectedIn(month),
        }))}
        series={[
          { name: t("dashboard.cash.collected"), values: cash.map(({ collected }) => collected) },
          {
            name: t("dashboard.cash.expected"),
            values: cash.map(({ collected, expected }) =>
              expected === null ? null : expected + (collected ?? 0),
            ),
            forecast: true,
          },
        ]}
        format={money}
        formatScale={(cents) => formatShortMoney(cents, currency, i18n.language)}
      />
      <p className="mt-3 text-sm text-muted">
        {t("dashboard.cash.text")}{" "}
        {overdue.count > 0 ? t("dashboard.cash.overdue", { amount: money(overdue.unpaid) }) : null}
      </p>
    </SectionCard>
  )
}
