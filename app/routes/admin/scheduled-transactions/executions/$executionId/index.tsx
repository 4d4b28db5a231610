import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ScheduledExecutionDetails } from "#contract/scheduled-transactions"
import { formatDay } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { DateCell, LinkCell, MoneyCell, PercentCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { textOf } from "~/services/language/locale.server"
import { titled } from "~/services/page-title"
import { executionTones } from "../../_executions"

export const handle = titled<typeof loader>("screen.named", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { executionId: args.params.executionId ?? "" }
  const [execution, t] = await Promise.all([
    api.get("/ScheduledTransactions/executions/{executionId}", { path }),
    textOf(args.request),
  ])
  return { ...execution, reason: execution.reason && t(`errors.${execution.reason}`) }
}

/** One date that was done: what it counted, what it came to, and where that went. */
export default function ScheduledExecutionScreen() {
  const { t, i18n } = useTranslation()
  const execution = useLoaderData<typeof loader>()
  const { can, facts, lines, currency } = execution
  const money = (cents: number | null) =>
    cents === null ? null : <MoneyCell cents={cents} currency={currency} />
  return (
    <>
      <PageHeader
        title={t("scheduledTransactions.executionOf", {
          ...{ name: execution.title, day: formatDay(execution.nominal, i18n.language) },
        })}
        badge={
          <StatusBadge tone={execution.overdue ? "danger" : executionTones[execution.state]}>
            {t(`scheduledTransactions.executionStates.${execution.state}`)}
          </StatusBadge>
        }
        secondary={
          can.includes("takeBack") ? (
            <StatusButton action="reversal">{t("scheduledTransactions.takeBack")}</StatusButton>
          ) : null
        }
        action={
          can.includes("validate") ? (
            <ButtonLink to={`../scheduled-transactions/executions/validation?id=${execution.id}`}>
              {t("scheduledTransactions.validate.open")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Result execution={execution} />
        {execution.basis === null ? null : (
          <SectionCard title={t("scheduledTransactions.facts")}>
            {facts.length === 0 ? (
              <p className="text-muted">{t("scheduledTransactions.noFacts")}</p>
            ) : (
              <ul className="divide-y divide-line">
                {facts.map(({ day, label, amount }) => (
                  <li
                    key={`${day} ${label} ${amount}`}
                    className="flex flex-wrap justify-between gap-x-4 py-2"
                  >
                    <span className="min-w-0 flex-1">
                      {label || t("scheduledTransactions.rounding")}
                      <span className="block text-muted text-sm">
                        <DateCell day={day} />
                      </span>
                    </span>
                    <span className="figure">{money(amount)}</span>
                  </li>
                ))}
              </ul>
            )}
          </SectionCard>
        )}
        {can.includes("settle") ? (
          <SectionCard title={t("scheduledTransactions.lines")}>
            {lines.length === 0 ? (
              <p className="text-muted">{t("scheduledTransactions.noLines")}</p>
            ) : (
              <ul className="divide-y divide-line">
                {lines.map((line) => (
                  <li
                    key={line.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
                  >
                    <span className="min-w-44 flex-1">
                      {line.label}
                      <span className="block text-muted text-sm">
                        <DateCell day={line.day} />
                      </span>
                    </span>
                    <span className="figure">{money(line.amount)}</span>
                    <StatusButton action="settlement" size="sm" values={{ lineId: line.id }}>
                      {t("scheduledTransactions.settle")}
                    </StatusButton>
                  </li>
                ))}
              </ul>
            )}
          </SectionCard>
        ) : null}
      </div>
    </>
  )
}

function Result({ execution }: { execution: ScheduledExecutionDetails }) {
  const { t } = useTranslation()
  const { currency, outcomeId, incomeId, lineId } = execution
  const money = (cents: number | null) =>
    cents === null ? null : <MoneyCell cents={cents} currency={currency} />
  const date = (day: string | null) => day && <DateCell day={day} />
  return (
    <SectionCard title={t("scheduledTransactions.result")}>
      <PropertyList
        properties={[
          {
            label: t("scheduledTransactions.title"),
            value: (
              <LinkCell to={`../scheduled-transactions/${execution.scheduledTransactionId}`}>
                {execution.title}
              </LinkCell>
            ),
          },
          { label: t("scheduledTransactions.doneOn"), value: date(execution.doneOn) },
          { label: t("scheduledTransactions.windowFrom"), value: date(execution.windowFrom) },
          { label: t("scheduledTransactions.windowTo"), value: date(execution.windowTo) },
          { label: t("scheduledTransactions.basis"), value: money(execution.basis) },
          {
            label: t("scheduledTransactions.percent"),
            value: execution.percent && <PercentCell rate={execution.percent} />,
          },
          {
            label: t("scheduledTransactions.carriedIn"),
            value: execution.carriedIn === 0 ? null : money(execution.carriedIn),
          },
          { label: t("scheduledTransactions.amount"), value: money(execution.amount) },
          {
            label: t("scheduledTransactions.carriedOut"),
            value: execution.carriedOut === 0 ? null : money(execution.carriedOut),
          },
          { label: t("scheduledTransactions.expectedOn"), value: date(execution.expectedOn) },
          { label: t("scheduledTransactions.settledOn"), value: date(execution.settledOn) },
          { label: t("scheduledTransactions.reason"), value: execution.reason },
          {
            label: t("scheduledTransactions.posted"),
            value: outcomeId ? (
              <LinkCell to={`../outcomes/${outcomeId}`}>
                {t("scheduledTransactions.operations.outcome")}
              </LinkCell>
            ) : (
              incomeId && (
                <LinkCell to={`../incomes/${incomeId}`}>
                  {t("scheduledTransactions.operations.income")}
                </LinkCell>
              )
            ),
          },
          {
            label: t("scheduledTransactions.line"),
            value: lineId && (
              <LinkCell to={`../bank-lines/${lineId}`}>
                {t("scheduledTransactions.seeLine")}
              </LinkCell>
            ),
          },
        ]}
      />
    </SectionCard>
  )
}
