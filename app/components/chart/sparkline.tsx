import { areaPath, heightOf, linePath, middleOf } from "./geometry"
import { colourOf } from "./marks"
import { scaleOf } from "./scale"
import { Stretched } from "./stretched"

interface SparklineProps {
  values: readonly number[]
  /** What the line says, in words. */
  label: string
}

/** The course of a figure, as small as a word. */
export function Sparkline({ values, label }: SparklineProps) {
  const scale = scaleOf(values)
  const points = values.map((value, at) => ({
    x: middleOf(at, values.length),
    y: heightOf(value, scale),
  }))
  const last = points.at(-1)
  return (
    <svg role="img" aria-label={label} className="block h-8 w-full overflow-visible">
      <Stretched>
        <path d={areaPath(points, heightOf(0, scale))} fill={colourOf(0)} opacity=".1" />
        <path
          d={linePath(points)}
          fill="none"
          stroke={colourOf(0)}
          strokeWidth="1.75"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </Stretched>
      {last ? <circle cx={`${last.x}%`} cy={`${last.y}%`} r="3" fill={colourOf(0)} /> : null}
    </svg>
  )
}
