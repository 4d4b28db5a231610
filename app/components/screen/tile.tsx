import { Link } from "@remix-run/react"
import { Minus, TrendingDown, TrendingUp } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { formatPercent } from "../format"

interface TileProps {
  label: string
  value: ReactNode
  text?: ReactNode
  /** Where the figure comes from; the whole tile leads there. */
  to?: string
  /** Against the period before, in percent. */
  trend?: { percent: number; label: string }
}

/** One figure that matters. */
export function Tile({ label, value, text, to, trend }: TileProps) {
  return (
    <div
      className={cn(
        "relative min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5",
        to && "hover:bg-hover",
      )}
    >
      <p className="text-sm text-muted">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className="mt-1 text-lg font-semibold tracking-tight tabular-nums wrap-anywhere sm:text-xl [&_.figure]:whitespace-normal">
        {value}
      </p>
      {trend ? <Trend {...trend} /> : null}
      {text ? <p className="mt-1 text-sm text-muted">{text}</p> : null}
    </div>
  )
}

function Trend({ percent, label }: { percent: number; label: string }) {
  const { language } = useTranslation().i18n
  const Icon = percent > 0 ? TrendingUp : percent < 0 ? TrendingDown : Minus
  const sign = percent > 0 ? "+" : ""
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <span
        className={cn(
          "inline-flex items-center gap-1 font-medium tabular-nums",
          percent > 0 && "text-success",
          percent < 0 && "text-danger",
        )}
      >
        <Icon size={16} aria-hidden="true" />
        {sign}
        {formatPercent(percent, language)}
      </span>
      {label}
    </p>
  )
}
