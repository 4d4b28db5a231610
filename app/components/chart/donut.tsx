import { useTranslation } from "react-i18next"
import { formatPercent } from "../format"
import { useChartId } from "./chart-frame"
import { ChartTable } from "./chart-table"
import { ringPath } from "./geometry"
import { fillOf, type Mark, MarkPatterns, markOf, Swatch } from "./marks"

export interface Part {
  name: string
  value: number
  /** The address of what it was added up from. */
  href?: string
  mark?: Mark
}

interface DonutProps {
  title: string
  parts: readonly Part[]
  format: (value: number) => string
  /** In the middle, and what it is called. */
  total: { value: string; label: string }
}

/** The parts of one whole, clockwise from the top, beside their names and amounts. */
export function Donut({ title, parts, format, total }: DonutProps) {
  const { t, i18n } = useTranslation()
  const id = useChartId()
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  const shares = parts.map(({ value }) => (whole > 0 ? Math.max(0, value) / whole : 0))
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, share) => sum + share, 0))
  const percent = (at: number) =>
    formatPercent(Math.round((shares[at] ?? 0) * 1000) / 10, i18n.language)
  return (
    <figure className="@container m-0">
      <div className="flex flex-col items-center gap-x-8 gap-y-5 @md:flex-row">
        <div className="relative size-44 shrink-0">
          <svg
            viewBox="-88 -88 176 176"
            role="img"
            aria-labelledby={`${id}-title ${id}-text`}
            className="stroke-surface"
          >
            <title id={`${id}-title`}>{title}</title>
            <desc id={`${id}-text`}>{`${total.label} ${total.value}`}</desc>
            <MarkPatterns id={id} used={parts.map(({ mark }, at) => markOf(mark, at))} />
            <circle r="70" fill="none" strokeWidth="28" className="stroke-sunken" />
            {parts.map(({ name, mark }, at) => (
              <path
                key={name}
                d={ringPath(starts[at] ?? 0, (starts[at] ?? 0) + (shares[at] ?? 0), 84, 56)}
                fill={fillOf(id, markOf(mark, at))}
                strokeWidth={shares[at] === 1 ? 0 : 1.5}
              >
                {/* Said to who points at it. */}
                <title>{`${name} ${format(parts[at]?.value ?? 0)} (${percent(at)})`}</title>
              </path>
            ))}
          </svg>
          <p className="absolute inset-0 grid place-content-center text-center">
            <span className="font-semibold tabular-nums">{total.value}</span>
            <span className="text-xs text-muted">{total.label}</span>
          </p>
        </div>
        <ul className="w-full min-w-0 text-sm">
          {parts.map(({ name, value, href, mark }, at) => (
            <li
              key={name}
              className="relative flex min-h-9 items-center gap-2.5 border-b border-line last:border-0"
            >
              <Swatch id={id} mark={markOf(mark, at)} />
              <span className="min-w-0 flex-1">
                {href && value !== 0 ? (
                  <a href={href} className="whole-row hover:underline">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </span>
              <span className="figure font-medium">{format(value)}</span>
            </li>
          ))}
        </ul>
      </div>
      <ChartTable
        title={title}
        firstHeading={t("screen.chart.part")}
        columns={[t("screen.chart.value"), t("screen.chart.share")]}
        rows={parts.map(({ name, value, href }, at) => ({
          name,
          href,
          cells: [format(value), percent(at)],
        }))}
      />
    </figure>
  )
}
