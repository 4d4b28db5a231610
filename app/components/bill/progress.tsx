import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { formatDay } from "../format"

export interface ProgressStep {
  label: string
  /** Whether it is behind. */
  done: boolean
  /** The day on which it was. */
  day?: string | null
}

/** How far a bill or a quote has come, from its draft to its end. */
export function Progress({ label, steps }: { label: string; steps: ProgressStep[] }) {
  const { t, i18n } = useTranslation()
  const reached = steps.findLastIndex(({ done }) => done)
  return (
    <ol aria-label={label} className="flex gap-2 text-sm">
      {steps.map(({ label: name, done, day }, at) => (
        <li
          key={name}
          aria-current={at === reached ? "step" : undefined}
          className="min-w-0 flex-1"
        >
          <span
            aria-hidden="true"
            className={cn(
              "block h-1 rounded-full forced-colors:border",
              done ? "bg-accent forced-colors:bg-[Highlight]" : "bg-line",
            )}
          />
          <span
            className={cn(
              "mt-1.5 flex items-center gap-1",
              at === reached ? "font-semibold text-ink" : "text-muted",
            )}
          >
            {done ? (
              <Check size={14} aria-hidden="true" className="shrink-0 max-sm:hidden" />
            ) : null}
            <span className="truncate">{name}</span>
            {done ? <span className="sr-only">{t("screen.steps.done")}</span> : null}
          </span>
          {done && day ? (
            <span className="block text-muted text-xs">
              {formatDay(day.slice(0, 10), i18n.language)}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
