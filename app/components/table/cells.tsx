import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import type { Permission } from "#contract/permissions"
import { useCan } from "~/services/person"
import { formatDay, formatInstant, formatMoney, formatPercent, formatPrice } from "../format"
import { StatusBadge } from "../screen/status-badge"
import type { Tone } from "../ui/tone"
import { Unbroken } from "../unbroken"
import { useLanguage } from "../use-language"

type NoValue = null | undefined

/**
 * What cells show, as plain functions: a list calls them some hundred times, and hooks or components of
 * their own would cost more than the text. Nothing to show is an empty cell.
 */
export function cellsIn(language: string) {
  return {
    money: (cents: number | NoValue, currency?: string): ReactNode => {
      if (cents === null || cents === undefined) return null
      const shown = formatMoney(cents, currency, language)
      return cents < 0 ? <span className="text-danger">{shown}</span> : shown
    },
    /** A day, or a moment as the clock in Paris showed it. */
    date: (day: string | NoValue): ReactNode => {
      if (!day) return null
      return day.length > 10 ? formatInstant(day, language) : formatDay(day, language)
    },
    status: (tone: Tone, text: string): ReactNode => StatusBadge({ tone, children: text }),
  }
}

/** The cells of a list in the page's language: asked for once, outside of the columns. */
export function useCells(): ReturnType<typeof cellsIn> {
  return cellsIn(useLanguage())
}

interface MoneyProps {
  cents: number | NoValue
  currency?: string
}

/** An amount outside of a list. */
export function MoneyCell({ cents, currency }: MoneyProps) {
  const { money } = useCells()
  return <span className="figure">{money(cents, currency) ?? <None />}</span>
}

/** The price of one unit. */
export function PriceCell({ cents, currency }: { cents: number; currency?: string }) {
  const language = useLanguage()
  return <span className="figure">{formatPrice(cents, currency, language)}</span>
}

/** A day outside of a list. */
export function DateCell({ day }: { day: string | NoValue }) {
  const { date } = useCells()
  if (!day) return <None />
  return (
    <time dateTime={day} className="figure">
      {date(day)}
    </time>
  )
}

/** A rate outside of a list. */
export function PercentCell({ rate }: { rate: string | number | NoValue }) {
  const language = useLanguage()
  if (rate === null || rate === undefined || rate === "") return <None />
  return <span className="figure">{formatPercent(rate, language)}</span>
}

interface LinkCellProps {
  to: string
  /** The right to see what it leads to, where that is another's than the page's: without it, its name stands alone. */
  needs?: Permission
  children: ReactNode
}

/** A link within a property or a card that is a link itself: it lies above. */
export function LinkCell({ to, needs, children }: LinkCellProps) {
  const can = useCan()
  if (needs && !can(needs)) return <Unbroken>{children}</Unbroken>
  return (
    <Link to={to} className="relative z-10 inline-block min-h-6 text-accent hover:underline">
      <Unbroken>{children}</Unbroken>
    </Link>
  )
}

function None() {
  return (
    <span aria-hidden="true" className="text-muted">
      –
    </span>
  )
}
