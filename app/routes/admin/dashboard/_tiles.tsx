import { useTranslation } from "react-i18next"
import type { Dashboard } from "#contract/dashboard"
import { addMonths, monthOf } from "#domain/month"
import { Sparkline } from "~/components/chart/sparkline"
import { formatMoney, formatMonth } from "~/components/format"
import { Tile } from "~/components/screen/tile"
import { useAddresses } from "./_addresses"

/** How things stand, and the month against the same month last year. */
export function Tiles({ figures }: { figures: Dashboard }) {
  const { t, i18n } = useTranslation()
  const to = useAddresses()
  const { currency, unpaid, overdue, ages, turnover, cash } = figures
  const month = monthOf(figures.today)
  const name = formatMonth(month, i18n.language, "month")
  const [notDue, older] = [ages[0]?.unpaid ?? 0, ages.at(-1)?.unpaid ?? 0]
  const money = (cents: number) => formatMoney(cents, currency, i18n.language)
  const at = turnover.findIndex((one) => one.month === month)
  const issued = turnover[at]
  const collected = cash.find((one) => one.month === month)?.collected ?? 0
  const trend = (now: number, before: number) =>
    before > 0
      ? {
          percent: Math.round((100 * (now - before)) / before),
          label: t("dashboard.tiles.overAYear"),
        }
      : undefined
  return (
    // By the room there is for text of this size, which a window's width does not tell.
    <section aria-label={t("dashboard.tiles.label")} className="@container">
      <div className="grid grid-cols-1 gap-3 sm:gap-4 @min-[20rem]:grid-cols-2 @min-[52rem]:grid-cols-4">
        <Tile
          label={t("dashboard.tiles.turnover", { month: name })}
          value={money(issued?.totalHT ?? 0)}
          trend={trend(issued?.totalHT ?? 0, issued?.yearBefore ?? 0)}
          text={<Course months={twelveMonths(turnover, at)} currency={currency} />}
          to={to.issuedIn(month)}
        />
        <Tile
          label={t("dashboard.tiles.collected", { month: name })}
          value={money(collected)}
          trend={trend(collected, cash[0]?.collected ?? 0)}
          text={
            <Course
              months={cash
                .flatMap(({ month, collected }) =>
                  collected === null ? [] : [{ month, value: collected }],
                )
                .slice(1)}
              currency={currency}
            />
          }
          to={to.collectedIn(month)}
        />
        <Tile
          label={t("dashboard.tiles.unpaid")}
          value={money(unpaid.unpaid)}
          text={
            <Lines
              first={t("dashboard.tiles.bills", { count: unpaid.count })}
              second={notDue > 0 ? t("dashboard.tiles.notDue", { amount: money(notDue) }) : null}
            />
          }
          to={to.bills({ state: "unpaid" })}
        />
        <Tile
          label={t("dashboard.tiles.overdue")}
          value={money(overdue.unpaid)}
          text={
            <Lines
              first={t("dashboard.tiles.bills", { count: overdue.count })}
              second={older > 0 ? t("dashboard.tiles.older", { amount: money(older) }) : null}
            />
          }
          to={to.bills({ state: "overdue" })}
        />
      </div>
    </section>
  )
}

function Lines({ first, second }: { first: string; second: string | null }) {
  return (
    <>
      {first}
      {second ? <span className="block">{second}</span> : null}
    </>
  )
}

interface MonthFigure {
  month: string
  value: number
}

function Course({ months, currency }: { months: MonthFigure[]; currency: string }) {
  const { t, i18n } = useTranslation()
  return (
    <span className="mt-3 block">
      <Sparkline
        periods={months.map(({ month, value }) => ({
          name: formatMonth(month, i18n.language),
          value,
        }))}
        format={(cents) => formatMoney(cents, currency, i18n.language)}
        label={t("dashboard.tiles.course")}
      />
    </span>
  )
}

/** The month of today at the end, and the eleven before it. */
function twelveMonths(turnover: Dashboard["turnover"], at: number): MonthFigure[] {
  const all = [
    ...turnover.map(({ month, yearBefore }) => ({
      month: addMonths(month, -12),
      value: yearBefore,
    })),
    ...turnover.map(({ month, totalHT }) => ({ month, value: totalHT })),
  ]
  return all.slice(at + 1, at + 13)
}
