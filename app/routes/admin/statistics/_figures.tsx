import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { StatisticFigure } from "#contract/statistics"
import { formatMoney, formatNumber, formatPercent } from "~/components/format"
import { useStatisticLinks } from "./_links"

/** How a figure is written: amounts, percents, days. */
export function useFigureText() {
  const { t, i18n } = useTranslation()
  return (unit: StatisticFigure["unit"], value: StatisticFigure["value"]): string => {
    if (value === null) return "–"
    if (unit === "money") return formatMoney(Number(value), "EUR", i18n.language)
    if (unit === "percent") return formatPercent(value, i18n.language)
    const number = formatNumber(value, i18n.language)
    return unit === "days" ? t("statistics.days", { days: number }) : number
  }
}

/** The figures of a page; each leads to its records, and says how it is counted. */
export function Figures({ figures }: { figures: StatisticFigure[] }) {
  const { t } = useTranslation()
  if (figures.length === 0) return <p className="text-muted">{t("statistics.noFigures")}</p>
  return (
    <section aria-label={t("statistics.figures.label")} className="@container">
      <ul className="grid grid-cols-1 gap-3 sm:gap-4 @min-[20rem]:grid-cols-2 @min-[52rem]:grid-cols-4">
        {figures.map((figure) => (
          <Figure key={figure.figure} {...figure} />
        ))}
      </ul>
    </section>
  )
}

function Figure({ figure, unit, value, before }: StatisticFigure) {
  const { t } = useTranslation()
  const to = useStatisticLinks()
  const write = useFigureText()
  const name = t(`statistics.figures.${figure}`)
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 className="text-muted text-sm">
        <Link to={to.rows(figure)} className="underline decoration-line underline-offset-4">
          {name}
        </Link>
      </h2>
      <p className="mt-1 font-semibold text-lg tabular-nums tracking-tight wrap-anywhere sm:text-xl">
        {write(unit, value)}
      </p>
      {value === null ? (
        <p className="mt-1 text-muted text-sm">{t(`statistics.needs.${figure}`)}</p>
      ) : null}
      {before === null ? null : (
        <p className="mt-1 text-muted text-sm">
          {t("statistics.yearBefore", { value: write(unit, before) })}
        </p>
      )}
      <details className="mt-2 text-sm">
        <summary className="inline-flex size-7 cursor-pointer list-none items-center justify-center rounded-full border border-line text-muted">
          <span aria-hidden="true">?</span>
          <span className="sr-only">{t("statistics.howCounted", { name })}</span>
        </summary>
        <p className="mt-1 text-muted">{t(`statistics.how.${figure}`)}</p>
      </details>
    </li>
  )
}
