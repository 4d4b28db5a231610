import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { formatDay, formatInstant, formatMoney, formatPercent } from "../format"
import { useLanguage } from "../use-language"

export { StatusBadge as StatusCell } from "../screen/status-badge"

/** What stands where there is no value. */
function None() {
  const { t } = useTranslation()
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{t("table.noValue")}</span>
    </>
  )
}

interface MoneyCellProps {
  cents: number | null | undefined
  currency?: string
}

export function MoneyCell({ cents, currency }: MoneyCellProps) {
  const language = useLanguage()
  if (cents === null || cents === undefined) return <None />
  return (
    <span className={cn("figure", cents < 0 && "text-danger")}>
      {formatMoney(cents, currency, language)}
    </span>
  )
}

export function DateCell({ day }: { day: string | null | undefined }) {
  const language = useLanguage()
  if (!day) return <None />
  const shown = day.length > 10 ? formatInstant(day, language) : formatDay(day, language)
  return (
    <time dateTime={day} className="figure">
      {shown}
    </time>
  )
}

export function PercentCell({ rate }: { rate: string | number | null | undefined }) {
  const language = useLanguage()
  if (rate === null || rate === undefined || rate === "") return <None />
  return <span className="figure">{formatPercent(rate, language)}</span>
}

/** A link of its own within a row that is itself a link: it lies above. */
export function LinkCell({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="relative z-10 inline-block min-h-6 text-accent hover:underline">
      {children}
    </Link>
  )
}
