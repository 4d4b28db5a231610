import { useTranslation } from "react-i18next"
import { ChartTable } from "./chart-table"
import { heightOf, middleOf } from "./geometry"
import { colourOf } from "./marks"
import { scaleOf } from "./scale"

interface PointChartProps {
  title: string
  /** What each point is: "Tâche". */
  firstHeading: string
  /** The heads of the cells of each point. */
  columns: readonly string[]
  from: string
  to: string
  points: readonly {
    name: string
    href?: string
    day: string
    value: number
    cells: readonly string[]
  }[]
  /** Values that are said for all of them, as lines. */
  lines: readonly { name: string; value: number | null }[]
  /** How a day is called. */
  place: (day: string) => { label: string; name: string }
  format: (value: number) => string
}

const dayLength = 86_400_000

/** Each thing as a point on the day of its end; the table below has the same, one row each. */
export function PointChart(props: PointChartProps) {
  const { title, firstHeading, columns, from, to, points, lines, place, format } = props
  const { t } = useTranslation()
  const start = Date.parse(from)
  const count = Math.round((Date.parse(to) - start) / dayLength) + 1
  const scale = scaleOf([...points.map(({ value }) => value), ...lines.map(({ value }) => value)])
  const at = (day: string) => middleOf(Math.round((Date.parse(day) - start) / dayLength), count)
  const said = lines.flatMap(({ name, value }) =>
    value === null ? [] : [`${name} ${format(value)}`],
  )
  return (
    <figure className="m-0">
      <div className="pt-2 pr-1 pb-7 pl-10 text-xs">
        <svg
          role="img"
          aria-label={`${title}. ${said.join(", ") || t("screen.chart.nothing")}`}
          className="block h-52 w-full overflow-visible sm:h-60"
        >
          {scale.ticks.map((tick) => (
            <g key={tick} className="fill-muted stroke-line">
              <line x2="100%" y1={`${heightOf(tick, scale)}%`} y2={`${heightOf(tick, scale)}%`} />
              <text x="-8" y={`${heightOf(tick, scale)}%`} dy="4" textAnchor="end" stroke="none">
                {tick}
              </text>
            </g>
          ))}
          {lines.map(({ name, value }, of) =>
            value === null ? null : (
              <line
                key={name}
                x2="100%"
                y1={`${heightOf(value, scale)}%`}
                y2={`${heightOf(value, scale)}%`}
                className="stroke-ink"
                strokeWidth="1.5"
                strokeDasharray={of === 0 ? undefined : "6 4"}
              />
            ),
          )}
          {points.map(({ name, day, value }, of) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may bear one name and end on one day
              key={of}
              cx={`${at(day)}%`}
              cy={`${heightOf(value, scale)}%`}
              r="4"
              fill={colourOf(0)}
              fillOpacity=".7"
            >
              <title>{`${name}, ${format(value)}`}</title>
            </circle>
          ))}
          <g className="fill-muted">
            <text y="100%" dy="20">
              {place(from).label}
            </text>
            <text x="100%" y="100%" dy="20" textAnchor="end">
              {place(to).label}
            </text>
          </g>
        </svg>
      </div>
      <ChartTable
        title={title}
        firstHeading={firstHeading}
        columns={columns}
        rows={points.map(({ name, href, cells }) => ({ name, href, cells }))}
      />
    </figure>
  )
}
