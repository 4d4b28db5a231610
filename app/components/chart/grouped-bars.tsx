import { ChartFrame, useChartId } from "./chart-frame"
import { ChartLegend } from "./chart-legend"
import { barOf, middleOf } from "./geometry"
import { colourOf, fillOf, MarkPatterns, markOf, Swatch } from "./marks"
import type { ChartProps } from "./period"
import { scaleOf } from "./scale"

/** Values side by side at each place: this year against last year. */
export function GroupedBars(props: ChartProps) {
  const { periods, series } = props
  const id = useChartId()
  const scale = scaleOf(series.flatMap(({ values }) => values))
  const used = series.map(({ mark }, at) => markOf(mark, at))
  // Of a place, seven tenths are bars; few places do not make them fat.
  const width = Math.min(70 / Math.max(1, periods.length), 14) / Math.max(1, series.length)
  return (
    <ChartFrame
      {...props}
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
      {series.map(({ name, values }, of) => {
        const mark = used[of] ?? 0
        return (
          <g key={name} fill={fillOf(id, mark)} stroke={colourOf(mark)}>
            {values.map((value, at) => {
              if (!value) return null
              const { y, height } = barOf(0, value, scale)
              const left = middleOf(at, periods.length) + width * (of - series.length / 2)
              return (
                <rect
                  key={periods[at]?.name}
                  x={`${left + width * 0.06}%`}
                  y={`${y}%`}
                  width={`${width * 0.88}%`}
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
