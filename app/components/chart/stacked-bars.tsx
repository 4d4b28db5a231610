import { useTranslation } from "react-i18next"
import { ChartFrame, useChartId } from "./chart-frame"
import { ChartLegend } from "./chart-legend"
import { barOf, middleOf, stack } from "./geometry"
import { colourOf, fillOf, MarkPatterns, markOf, Swatch } from "./marks"
import type { ChartProps } from "./period"
import { scaleOf } from "./scale"

/** The parts of a whole at each place, on top of each other. */
export function StackedBars(props: ChartProps) {
  const { periods, series } = props
  const { t } = useTranslation()
  const id = useChartId()
  const stacked = stack(series.map(({ values }) => values))
  const scale = scaleOf(stacked.flatMap((parts) => parts.map(({ to }) => to)))
  const used = series.map(({ mark }, at) => markOf(mark, at))
  const width = Math.min(62 / Math.max(1, periods.length), 12)
  const sums = periods.map((_, at) =>
    series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  )
  const whole = { name: t("screen.chart.total"), values: sums }
  return (
    <ChartFrame
      {...props}
      series={[...series, whole]}
      scale={scale}
      legend={
        <ChartLegend
          items={series.map(({ name }, at) => ({
            name,
            sign: <Swatch id={id} mark={used[at] ?? 0} />,
          }))}
        />
      }
    >
      <MarkPatterns id={id} used={used} />
      {stacked.map((parts, of) => {
        const mark = used[of] ?? 0
        return (
          <g key={series[of]?.name} fill={fillOf(id, mark)} stroke={colourOf(mark)}>
            {parts.map(({ from, to }, at) => {
              if (from === to) return null
              const { y, height } = barOf(from, to, scale)
              return (
                <rect
                  key={periods[at]?.name}
                  x={`${middleOf(at, periods.length) - width / 2}%`}
                  y={`${y}%`}
                  width={`${width}%`}
                  height={`${height}%`}
                  rx="2"
                />
              )
            })}
          </g>
        )
      })}
    </ChartFrame>
  )
}
