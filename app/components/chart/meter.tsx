import { cn } from "../class-names"

interface MeterProps {
  /** What it says, in words. */
  label: string
  value: number
  /** The whole length. */
  max: number
  /** A mark on the way. */
  mark?: number
  tone: "accent" | "warning" | "danger"
}

const fills = { accent: "fill-accent-fill", warning: "fill-warning", danger: "fill-danger-fill" }

/** How much of something is used up. */
export function Meter({ label, value, max, mark, tone }: MeterProps) {
  const share = (amount: number) => `${Math.min(100, Math.max(0, (100 * amount) / max))}%`
  return (
    <svg role="img" aria-label={label} className="block h-2.5 w-full overflow-visible">
      <rect width="100%" height="100%" rx="5" className="fill-sunken stroke-line" />
      <rect width={share(value)} height="100%" rx="5" className={cn(fills[tone])} />
      {mark === undefined ? null : (
        <line
          x1={share(mark)}
          x2={share(mark)}
          y1="-4"
          y2="14"
          strokeWidth="2"
          className="stroke-ink"
        />
      )}
    </svg>
  )
}
