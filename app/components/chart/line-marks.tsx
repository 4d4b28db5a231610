import { colourOf, type Mark } from "./marks"

interface LineMarkProps {
  mark: Mark
  /** Which line of the drawing it is. */
  at: number
  forecast?: boolean
}

const dashes = [undefined, "7 3", "2 3", "9 3 2 3"]
const dashOf = ({ at, forecast }: LineMarkProps) => (forecast ? "5 4" : dashes[at % dashes.length])

/** A line in a drawing that is stretched; the line itself is not. */
export function Stroke({ path, ...props }: LineMarkProps & { path: string }) {
  if (!path) return null
  return (
    <path
      d={path}
      fill="none"
      stroke={colourOf(props.mark)}
      strokeWidth="2.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={dashOf(props)}
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** A value of a line: each line has a shape of its own, and what is expected is hollow. */
export function Dot({ x, y, ...props }: LineMarkProps & { x: number; y: number }) {
  const fill = props.forecast || props.at > 1 ? "var(--surface)" : colourOf(props.mark)
  if (props.at % 2 === 0)
    return <circle cx={`${x}%`} cy={`${y}%`} r="3" fill={fill} strokeWidth="1.5" />
  return (
    <rect
      x={`${x}%`}
      y={`${y}%`}
      width="6"
      height="6"
      transform="translate(-3 -3)"
      fill={fill}
      strokeWidth="1.5"
    />
  )
}

export function LineSign(props: LineMarkProps) {
  return (
    <svg aria-hidden="true" className="h-3.5 w-7 shrink-0" stroke={colourOf(props.mark)}>
      <line x1="1" x2="27" y1="7" y2="7" strokeWidth="2.25" strokeDasharray={dashOf(props)} />
      <Dot x={50} y={50} {...props} />
    </svg>
  )
}
