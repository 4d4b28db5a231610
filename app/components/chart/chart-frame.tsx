import { lazy, type ReactNode, Suspense, useId } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { useHydrated } from "../use-hydrated"
import { ChartTable } from "./chart-table"
import { everyFor, heightOf, middleOf } from "./geometry"
import type { ChartProps, Period } from "./period"
import type { Scale } from "./scale"

const ChartTips = lazy(() => import("./chart-tips"))

interface ChartFrameProps extends ChartProps {
  scale: Scale
  /** What tells the series apart, said beside the drawing. */
  legend: ReactNode
  /** What is drawn, in percent of the plot. */
  children: ReactNode
}

/** A name for the parts of one drawing, fit for `url(#…)`. */
export const useChartId = (): string => `chart${useId().replaceAll(":", "-")}`

/**
 * What charts over time have in common: a name and a summary, the scale, the places, the table that was
 * drawn, and once scripts run a way to read it point by point.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, periods, series, scale, format, formatScale = format } = props
  const { t } = useTranslation()
  const id = useChartId()
  const hydrated = useHydrated()
  const summary = useSummary(props)
  const labels = scale.ticks.map(formatScale)
  const rows = periods.map((_, at) =>
    series.map(({ values }) => {
      const value = values[at]
      return value === null || value === undefined ? null : format(value)
    }),
  )
  const isEmpty = series.every(({ values }) => values.every((value) => !value))
  return (
    <figure className="@container m-0">
      {props.legend}
      <div className={cn("relative pt-2 pr-1 pb-7 text-xs", roomFor(labels))}>
        <div className="relative">
          <svg
            role="img"
            aria-labelledby={`${id}-title ${id}-text`}
            className="block h-52 w-full overflow-visible sm:h-60"
          >
            <title id={`${id}-title`}>{title}</title>
            <desc id={`${id}-text`}>{summary}</desc>
            {scale.ticks.map((tick, at) => (
              <g key={tick} className="fill-muted stroke-line">
                <line
                  x2="100%"
                  y1={`${heightOf(tick, scale)}%`}
                  y2={`${heightOf(tick, scale)}%`}
                  className={tick === 0 ? "stroke-edge" : undefined}
                />
                <text x="-8" y={`${heightOf(tick, scale)}%`} dy="4" textAnchor="end" stroke="none">
                  {labels[at]}
                </text>
              </g>
            ))}
            {props.children}
            <Places periods={periods} />
          </svg>
          {isEmpty ? (
            <p className="absolute inset-0 grid place-items-center text-sm text-muted">
              {t("screen.chart.nothing")}
            </p>
          ) : null}
          {hydrated && !isEmpty ? (
            <Suspense fallback={null}>
              <ChartTips title={title} periods={periods} series={series} rows={rows} />
            </Suspense>
          ) : null}
        </div>
      </div>
      <ChartTable
        title={title}
        firstHeading={t("screen.chart.period")}
        columns={series.map(({ name }) => name)}
        rows={periods.map(({ name, href }, at) => ({
          ...{ name, href },
          cells: rows[at] ?? [],
          hrefs: series.map(({ hrefs }) => hrefs?.[at]),
        }))}
      />
    </figure>
  )
}

/** Fewer of them where there is less room. */
function Places({ periods }: { periods: readonly Period[] }) {
  const [wide, narrow] = [everyFor(periods.length, 13), everyFor(periods.length, 6)]
  return (
    <g className="fill-muted" textAnchor="middle">
      {periods.map(({ label, name }, at) =>
        at % wide === 0 || at % narrow === 0 ? (
          <text
            key={name}
            x={`${middleOf(at, periods.length)}%`}
            y="100%"
            dy="20"
            className={at % narrow ? "@max-md:hidden" : at % wide ? "@md:hidden" : undefined}
          >
            {label}
          </text>
        ) : null,
      )}
    </g>
  )
}

/** What the drawing shows, for who does not see it: where it begins and ends, and its peak. */
function useSummary({ periods, series, format }: ChartProps): string {
  const { t } = useTranslation()
  const [first, last] = [periods[0], periods.at(-1)]
  const values = series[0]?.values ?? []
  const highest = Math.max(...values.map((value) => value ?? Number.NEGATIVE_INFINITY))
  const peak = periods[values.indexOf(highest)]
  if (!first || !last || !peak || highest === 0) return t("screen.chart.nothing")
  return t("screen.chart.summary", {
    series: series.map(({ name }) => name).join(", "),
    from: first.name,
    to: last.name,
    peak: peak.name,
    value: format(highest),
  })
}

/** As much room at the left as the longest label needs. */
function roomFor(labels: readonly string[]): string {
  const longest = Math.max(0, ...labels.map((label) => label.length))
  if (longest <= 4) return "pl-10"
  if (longest <= 6) return "pl-12"
  if (longest <= 8) return "pl-16"
  return longest <= 10 ? "pl-20" : "pl-28"
}
