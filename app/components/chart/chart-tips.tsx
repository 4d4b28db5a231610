import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { middleOf, placeAt } from "./geometry"
import type { Period, Series } from "./period"

interface ChartTipsProps {
  title: string
  periods: readonly Period[]
  series: readonly Series[]
  /** What is written of each series at each place. */
  rows: readonly (readonly (string | null)[])[]
}

/**
 * Reads a chart place by place: under the pointer or a finger, or by the arrow keys of a slider that
 * lies over the drawing, unseen, and says what it stands on. Escape puts the reading away.
 */
export default function ChartTips({ title, periods, series, rows }: ChartTipsProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState(periods.length - 1)
  const [shown, setShown] = useState(false)
  useEscape(shown, () => setShown(false))
  const lines = series.flatMap(({ name }, of) => {
    const value = rows[at]?.[of]
    return value ? [{ name, value }] : []
  })
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(placeAt((100 * (clientX - left)) / width, periods.length))
    setShown(true)
  }
  const said = [periods[at]?.name, ...lines.map(({ name, value }) => `${name} ${value}`)].join(", ")
  return (
    <div
      className="absolute inset-0 touch-pan-y rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-4"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setShown(false)}
    >
      <input
        type="range"
        min={0}
        max={periods.length - 1}
        value={at}
        aria-label={t("screen.chart.read", { title })}
        aria-valuetext={said}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
        onChange={({ currentTarget }) => {
          setAt(Number(currentTarget.value))
          setShown(true)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key.startsWith("Arrow")) setShown(true)
        }}
        onFocus={({ currentTarget }) => setShown(currentTarget.matches(":focus-visible"))}
        onBlur={() => setShown(false)}
      />
      {shown ? <Tip at={at} count={periods.length} name={periods[at]?.name} lines={lines} /> : null}
    </div>
  )
}

interface TipProps {
  at: number
  count: number
  name?: string
  lines: { name: string; value: string }[]
}

/** Beside the place, on the side where there is more room. */
function Tip({ at, count, name, lines }: TipProps) {
  const x = middleOf(at, count)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0" data-print="no">
      <svg aria-hidden="true" className="absolute size-full overflow-visible">
        <line x1={`${x}%`} x2={`${x}%`} y2="100%" strokeDasharray="3 3" className="stroke-muted" />
      </svg>
      <div
        ref={(tip) => tip?.style.setProperty(x < 50 ? "left" : "right", `${x < 50 ? x : 100 - x}%`)}
        key={x < 50 ? "left" : "right"}
        className={cn(
          "absolute top-1 z-10 w-max max-w-56 rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-over",
          x < 50 ? "ml-3" : "mr-3",
        )}
      >
        <p className="font-medium first-letter:uppercase">{name}</p>
        {lines.map((line) => (
          <p key={line.name} className="flex justify-between gap-4">
            <span className="text-muted">{line.name}</span>
            <span className="figure">{line.value}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

/** What a pointer opened goes by the keyboard too (WCAG 1.4.13). */
function useEscape(active: boolean, close: () => void) {
  useEffect(() => {
    if (!active) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") close()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [active, close])
}
