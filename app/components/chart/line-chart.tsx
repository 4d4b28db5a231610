import { ChartFrame } from "./chart-frame"
import { ChartLegend } from "./chart-legend"
import { areaPath, heightOf, linePath, middleOf, type Point } from "./geometry"
import { Dot, LineSign, Stroke } from "./line-marks"
import { colourOf, markOf } from "./marks"
import type { ChartProps, Series } from "./period"
import { scaleOf } from "./scale"
import { Stretched } from "./stretched"

interface LineChartProps extends Omit<ChartProps, "series"> {
  /** A forecast goes on, dashed, from the last value that is known. */
  series: readonly (Series & { forecast?: boolean })[]
}

/** Values that follow each other; what is only expected is dashed, and its points are hollow. */
export function LineChart(props: LineChartProps) {
  const { periods, series } = props
  const scale = scaleOf(series.flatMap(({ values }) => values))
  const drawn = series.map((one, at) => {
    const mark = one.forecast ? markOf(series[0]?.mark, 0) : markOf(one.mark, at)
    const points = one.values.map((value, index) =>
      value === null ? null : { x: middleOf(index, periods.length), y: heightOf(value, scale) },
    )
    return { ...one, mark, at: one.forecast ? 0 : at, points }
  })
  const known = drawn.find(({ forecast }) => !forecast)?.points ?? []
  const floor = heightOf(0, scale)
  return (
    <ChartFrame
      {...props}
      scale={scale}
      legend={
        <ChartLegend
          items={drawn.map(({ name, mark, at, forecast }) => ({
            name,
            sign: <LineSign mark={mark} at={at} forecast={forecast} />,
          }))}
        />
      }
    >
      <Stretched>
        {drawn.length <= 2 ? (
          <path d={areaPath(known, floor)} fill={colourOf(drawn[0]?.mark ?? 0)} opacity=".1" />
        ) : null}
        {drawn.map(({ name, mark, at, forecast, points }) => (
          <Stroke
            key={name}
            path={linePath(forecast ? joined(known, points) : points)}
            mark={mark}
            at={at}
            forecast={forecast}
          />
        ))}
      </Stretched>
      {drawn.map(({ name, mark, at, forecast, points }) => (
        <g key={name} stroke={colourOf(mark)}>
          {points.map((point, index) =>
            point ? (
              <Dot key={periods[index]?.name} {...point} mark={mark} at={at} forecast={forecast} />
            ) : null,
          )}
        </g>
      ))}
    </ChartFrame>
  )
}

/** The forecast begins where what is known ends: at the last known point before its own first. */
function joined(known: readonly (Point | null)[], points: readonly (Point | null)[]) {
  const first = points.findIndex((point) => point !== null)
  const before = known.slice(0, Math.max(0, first)).findLastIndex((point) => point !== null)
  return points
    .map((point, at) => (at === before ? (known[at] ?? null) : point))
    .slice(Math.max(0, before))
}
