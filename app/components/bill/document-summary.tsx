import type { ReactNode } from "react"
import { formatMoney } from "../format"
import { LinkCell } from "../table/cells"
import { Card } from "../ui/card"
import { useLanguage } from "../use-language"

interface DocumentSummaryProps {
  /** What the amount is: what is due, or the whole. */
  label: string
  cents: number
  /** Until when. */
  until: ReactNode
  /** Whose it is. */
  client: { clientId: string; clientName: string }
  currency: string
  /** How far it has come. */
  children: ReactNode
}

/** What one opens a bill or a quote for: how much, until when, with whom, and how far it has come. */
export function DocumentSummary(props: DocumentSummaryProps) {
  const { label, cents, until, client, currency, children } = props
  const language = useLanguage()
  return (
    <Card className="@container col-span-full">
      <div className="grid gap-5 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] @2xl:items-center">
        <div>
          <p className="text-sm text-muted">
            {label}
            {" · "}
            <LinkCell to={`../companies/${client.clientId}`} needs="clients.see">
              {client.clientName}
            </LinkCell>
          </p>
          <p className="figure text-3xl font-semibold tracking-tight">
            {formatMoney(cents, currency, language)}
          </p>
          {until}
        </div>
        {children}
      </div>
    </Card>
  )
}
