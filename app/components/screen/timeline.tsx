import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { formatDay, formatInstant } from "../format"
import { type Tone, toneClass, toneIcon } from "../ui/tone"
import { Unbroken } from "../unbroken"

export interface TimelineEntry {
  id: string
  /** A day or an instant. */
  at: string
  title: ReactNode
  text?: ReactNode
  tone?: Tone
  icon?: LucideIcon
}

/** What happened, in order. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  const { language } = useTranslation().i18n
  return (
    <ol className="grid">
      {entries.map((entry) => {
        const tone = entry.tone ?? "neutral"
        const Icon = entry.icon ?? toneIcon[tone]
        return (
          <li key={entry.id} className="group relative flex gap-3 pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-8 bottom-0 left-3.75 w-px bg-line group-last:hidden"
            />
            <span
              className={cn(
                "grid size-8 shrink-0 place-items-center rounded-full",
                toneClass[tone],
              )}
            >
              <Icon size={16} aria-hidden="true" />
            </span>
            <div className="min-w-0 pt-1">
              <p className="font-medium">
                <Unbroken>{entry.title}</Unbroken>
              </p>
              <time dateTime={entry.at} className="text-sm text-muted tabular-nums">
                {entry.at.length > 10
                  ? formatInstant(entry.at, language)
                  : formatDay(entry.at, language)}
              </time>
              {entry.text ? (
                <div className="mt-1 text-sm text-muted">
                  <Unbroken>{entry.text}</Unbroken>
                </div>
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
