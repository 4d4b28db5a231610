import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { statisticTables } from "#contract/statistic-figures"
import { SectionCard } from "~/components/screen/section-card"
import { useCan } from "~/services/person"
import { useStatisticLinks } from "./_links"

interface ChartCardProps {
  title: string
  text?: string
  table: (typeof statisticTables)[number]
  className?: string
  children: ReactNode
}

/** A chart, what it counts, and its figures as files. */
export function ChartCard({ title, text, table, className, children }: ChartCardProps) {
  const { t } = useTranslation()
  const can = useCan()
  const to = useStatisticLinks()
  const files = can("statistics.export") ? (
    <span className="flex gap-3 text-sm" data-print="no">
      {(["csv", "xlsx"] as const).map((format) => (
        <a
          key={format}
          href={to.table(table, format)}
          download=""
          aria-label={t("statistics.file", { format: format.toUpperCase(), name: title })}
          className="inline-block py-1 text-accent underline"
        >
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  ) : null
  return (
    <SectionCard title={title} aside={files} className={className}>
      {text ? <p className="mb-4 max-w-prose text-muted text-sm">{text}</p> : null}
      {children}
    </SectionCard>
  )
}
