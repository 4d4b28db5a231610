import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ScheduledExecution } from "#contract/scheduled-transactions"
import { formatDay, formatMoney } from "~/components/format"
import { StatusBadge } from "~/components/screen/status-badge"
import type { Tone } from "~/components/ui/tone"

export const executionTones: Record<ScheduledExecution["state"], Tone> = {
  nothing: "neutral",
  waiting: "warning",
  expected: "info",
  posted: "success",
  failed: "danger",
  takenBack: "neutral",
}

/** What was done of one item, the latest first: the days that were counted, the sum of them, the amount. */
export function ExecutionList({ executions }: { executions: ScheduledExecution[] }) {
  const { t, i18n } = useTranslation()
  if (executions.length === 0)
    return <p className="text-muted">{t("scheduledTransactions.noHistory")}</p>
  const day = (text: string) => formatDay(text, i18n.language)
  return (
    <ul className="divide-y divide-line">
      {executions.map((execution) => (
        <li
          key={execution.id}
          className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:bg-hover"
        >
          <span className="min-w-44 flex-1">
            <Link
              to={`../scheduled-transactions/executions/${execution.id}`}
              className="whole-row block font-medium hover:underline"
            >
              {day(execution.nominal)}
            </Link>
            <span className="block text-muted text-sm">
              {execution.reason ??
                (execution.windowFrom &&
                  execution.windowTo &&
                  t("scheduledTransactions.counted", {
                    ...{ from: day(execution.windowFrom), to: day(execution.windowTo) },
                    amount: formatMoney(execution.basis ?? 0, execution.currency, i18n.language),
                  }))}
            </span>
          </span>
          <StatusBadge tone={execution.overdue ? "danger" : executionTones[execution.state]}>
            {t(
              execution.overdue
                ? "scheduledTransactions.states.overdue"
                : `scheduledTransactions.executionStates.${execution.state}`,
            )}
          </StatusBadge>
          <span className="figure min-w-28 text-right font-medium">
            {execution.amount === null
              ? "–"
              : formatMoney(execution.amount, execution.currency, i18n.language)}
          </span>
        </li>
      ))}
    </ul>
  )
}
