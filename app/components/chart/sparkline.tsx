import { useId } from "react"
import { areaPath, heightOf, linePath, middleOf } from "./geometry"
import { colourOf } from "./marks"
import { scaleOf } from "./scale"
import { Stretched } from "./stretched"

interface SparklineProps {
  periods: readonly { name: string; value: number }[]
  format: (value: number) => string
  /** What the line says, in words. */
  label: string
}

/** The course of a figure, as small as a word; each place says its figure to who points at it. */
export function Sparkline({ periods, format, label }: SparklineProps) {
  const id = useId()
  const values = periods.map(({ value }) => value)
  const scale = scaleOf(values)
  const points = values.map((value, at) => ({
    x: middleOf(at, values.length),
    y: heightOf(value, scale),
  }))
  const last = points.at(-1)
  const said = periods.map(({ name, value }) => `${name} ${format(value)}`)
  return (
    <svg
      role="img"
      aria-label={label}
      aria-describedby={id}
      className="block h-8 w-full overflow-visible"
    >
      <desc id={id}>{said.join(", ")}</desc>
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
      {said.map((text, at) => (
        <rect
          key={text}
          x={`${(100 * at) / said.length}%`}
          width={`${100 / said.length}%`}
          height="100%"
          fill="transparent"
        >
          <title>{text}</title>
        </rect>
      ))}
    </svg>
  )
}
