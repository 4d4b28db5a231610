import { ChartFrame, useChartId } from "./chart-frame"
import { ChartLegend } from "./chart-legend"
import { bandPath, heightOf, linePath, middleOf, stack } from "./geometry"
import { colourOf, fillOf, MarkPatterns, markOf, Swatch } from "./marks"
import type { ChartProps } from "./period"
import { scaleOf } from "./scale"
import { Stretched } from "./stretched"

/** How much was in each state, day after day: bands on top of each other, the first one lowest. */
export function CumulativeFlow(props: ChartProps) {
  const { periods, series } = props
  const id = useChartId()
  const stacked = stack(series.map(({ values }) => values))
  const scale = scaleOf(stacked.flatMap((parts) => parts.map(({ to }) => to)))
  const bands = stacked.map((parts, at) => {
    const place = (value: number, of: number) => ({
      x: middleOf(of, periods.length),
      y: heightOf(value, scale),
    })
    const upper = parts.map(({ to }, of) => place(to, of))
    const lower = parts.map(({ from }, of) => place(from, of))
    const name = series[at]?.name ?? ""
    return {
      name,
      mark: markOf(series[at]?.mark, at),
      edge: linePath(upper),
      band: bandPath(upper, lower),
    }
  })
  return (
    <ChartFrame
      {...props}
      scale={scale}
      legend={
        <ChartLegend
          items={bands.map(({ name, mark }) => ({ name, sign: <Swatch id={id} mark={mark} /> }))}
        />
      }
    >
      <MarkPatterns id={id} used={bands.map(({ mark }) => mark)} />
      {bands.map(({ name, mark, band }, at) => (
        // The pattern fills the plot and is cut to the band: a stretched drawing would stretch it too.
        <g key={name}>
          <clipPath id={`${id}-band-${at}`} clipPathUnits="objectBoundingBox">
            <path d={band} transform="scale(.01)" />
          </clipPath>
          <rect
            width="100%"
            height="100%"
            fill={fillOf(id, mark)}
            clipPath={`url(#${id}-band-${at})`}
          />
        </g>
      ))}
      <Stretched>
        {bands.map(({ name, mark, edge }) => (
          <path
            key={name}
            d={edge}
            fill="none"
            stroke={colourOf(mark)}
            strokeWidth="1.75"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </Stretched>
    </ChartFrame>
  )
}
