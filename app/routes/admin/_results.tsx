import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BarChart } from "~/components/chart/bar-chart"
import { formatMoney, formatMonth, formatRoundMoney } from "~/components/format"
import { Tile } from "~/components/screen/tile"
import { Card } from "~/components/ui/card"
import type { Turnover } from "../../../contract/bills"
import type { Figures } from "./_next-step"

/** What the bills came to: what is owed, and the year beside the one before. */
export function Results({ figures, turnover }: { figures: Figures; turnover: Turnover }) {
  const { t, i18n } = useTranslation()
  const { unpaid, overdue } = figures
  const ofTheYear = turnover.months.reduce((sum, { totalHT }) => sum + totalHT, 0)
  const money = (cents: number) => formatMoney(cents, unpaid.currency, i18n.language)
  return (
    <>
      <section
        aria-label={t("dashboard.tiles.label")}
        className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4"
      >
        <Tile
          label={t("dashboard.tiles.unpaid")}
          value={money(unpaid.unpaid)}
          text={t("dashboard.tiles.bills", { count: unpaid.count })}
          to="../bills?state=unpaid"
        />
        <Tile
          label={t("dashboard.tiles.overdue")}
          value={money(overdue.unpaid)}
          text={t("dashboard.tiles.bills", { count: overdue.count })}
          to="../bills?state=overdue"
        />
        <Tile
          label={t("dashboard.tiles.year", { year: turnover.year })}
          value={money(ofTheYear)}
          to="../bills"
        />
        <Tile label={t("dashboard.tiles.clients")} value={figures.clients} to="../companies" />
      </section>
      <Card
        title={t("dashboard.turnover.title")}
        aside={
          <Link className="text-accent underline" to="../bills">
            {t("dashboard.turnover.open")}
          </Link>
        }
      >
        <BarChart
          title={t("dashboard.turnover.title")}
          valueLabel={String(turnover.year)}
          beforeLabel={String(turnover.year - 1)}
          format={money}
          formatScale={(cents) => formatRoundMoney(cents, unpaid.currency, i18n.language)}
          bars={turnover.months.map(({ month, totalHT, yearBefore }) => {
            const day = `${turnover.year}-${String(month).padStart(2, "0")}`
            return {
              label: formatMonth(day, i18n.language, "short"),
              name: formatMonth(day, i18n.language),
              value: totalHT,
              before: yearBefore,
            }
          })}
        />
      </Card>
    </>
  )
}
