import { useTranslation } from "react-i18next"
import { scaleOf } from "./scale"

export interface Bar {
  /** Below the bars: "nov." */
  label: string
  /** In the table: "novembre 2026". */
  name?: string
  value: number
  /** The same of the period before, drawn paler beside it. */
  before?: number
}

interface BarChartProps {
  title: string
  bars: Bar[]
  valueLabel: string
  beforeLabel?: string
  /** How a value is written in the table. */
  format: (value: number) => string
  /** How a value is written at the scale; short. */
  formatScale?: (value: number) => string
}

const width = 720
const height = 240
const plot = { left: 64, right: 8, top: 12, bottom: 28 }

/** Values side by side, drawn on the server, with the table they were drawn from behind. */
export function BarChart(props: BarChartProps) {
  const { title, bars, valueLabel, beforeLabel, format, formatScale = format } = props
  const { t } = useTranslation()
  const { top: largest, ticks } = scaleOf(bars.flatMap((bar) => [bar.value, bar.before ?? 0]))
  const tall = height - plot.top - plot.bottom
  const y = (value: number) => plot.top + tall * (1 - Math.max(0, value) / largest)
  const slot = (width - plot.left - plot.right) / Math.max(1, bars.length)
  const bar = Math.min(20, slot * (beforeLabel ? 0.32 : 0.5))
  return (
    <figure className="m-0">
      <figcaption className="sr-only">{title}</figcaption>
      <Legend valueLabel={valueLabel} beforeLabel={beforeLabel} />
      <div className="overflow-x-auto">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="h-auto w-full min-w-125"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={plot.left}
                x2={width - plot.right}
                y1={y(tick)}
                y2={y(tick)}
                className="stroke-line"
              />
              <text
                x={plot.left - 10}
                y={y(tick) + 4}
                textAnchor="end"
                className="fill-muted text-xs tabular-nums"
              >
                {formatScale(tick)}
              </text>
            </g>
          ))}
          {bars.map((one, index) => {
            const middle = plot.left + slot * (index + 0.5)
            const left = beforeLabel ? middle + 1 : middle - bar / 2
            return (
              <g key={one.name ?? one.label}>
                {beforeLabel && one.before ? (
                  <Column x={middle - bar - 1} y={y(one.before)} width={bar} pale />
                ) : null}
                {one.value > 0 ? <Column x={left} y={y(one.value)} width={bar} /> : null}
                <text x={middle} y={height - 8} textAnchor="middle" className="fill-muted text-xs">
                  {one.label}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      <details className="mt-3 text-sm">
        <summary className="inline-flex min-h-6 items-center text-accent">
          {t("screen.chart.table")}
        </summary>
        <ChartTable bars={bars} title={title} columns={[valueLabel, beforeLabel]} format={format} />
      </details>
    </figure>
  )
}

function Column({ x, y, width, pale }: { x: number; y: number; width: number; pale?: boolean }) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={Math.max(0, height - plot.bottom - y)}
      rx={3}
      className={pale ? "fill-accent opacity-30" : "fill-accent"}
    />
  )
}

function Legend({ valueLabel, beforeLabel }: Pick<BarChartProps, "valueLabel" | "beforeLabel">) {
  if (!beforeLabel) return null
  return (
    <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-accent" />
        {valueLabel}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-accent opacity-30" />
        {beforeLabel}
      </li>
    </ul>
  )
}

interface ChartTableProps {
  bars: Bar[]
  title: string
  columns: [string, string | undefined]
  format: (value: number) => string
}

function ChartTable({ bars, title, columns: [value, before], format }: ChartTableProps) {
  const { t } = useTranslation()
  return (
    <table className="mt-2 w-full border-collapse tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line text-right text-muted">
          <th scope="col" className="py-1.5 text-left font-medium">
            {t("screen.chart.period")}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {value}
          </th>
          {before ? (
            <th scope="col" className="py-1.5 font-medium">
              {before}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.name ?? bar.label} className="border-b border-line text-right">
            <th scope="row" className="py-1.5 text-left font-normal">
              {bar.name ?? bar.label}
            </th>
            <td className="py-1.5">{format(bar.value)}</td>
            {before ? <td className="py-1.5">{format(bar.before ?? 0)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
