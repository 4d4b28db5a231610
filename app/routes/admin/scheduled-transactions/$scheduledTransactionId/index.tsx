import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ScheduledTransactionDetails } from "#contract/scheduled-transactions"
import { Banner } from "~/components/screen/banner"
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
import { ComingDates } from "../_coming-dates"
import { ExecutionList } from "../_executions"
import { stateTones, useRhythm } from "../_rhythm"

export const handle = titled<typeof loader>("screen.named", ({ item }) => ({ name: item.title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const scheduledTransactionId = args.params.scheduledTransactionId ?? ""
  const [item, { rows }, t] = await Promise.all([
    api.get("/ScheduledTransactions/{scheduledTransactionId}", {
      path: { scheduledTransactionId },
    }),
    api.list("/ScheduledTransactions/executions", { query: { scheduledTransactionId, limit: 25 } }),
    textOf(args.request),
  ])
  const failures = new Map(
    rows.flatMap(({ reason }) => (reason ? [[reason, t(`errors.${reason}`)] as const] : [])),
  )
  return {
    item,
    failure: item.lastFailure && t(`errors.${item.lastFailure}`),
    executions: rows.map((row) => ({
      ...row,
      reason: row.reason && (failures.get(row.reason) ?? null),
    })),
  }
}

/** Something scheduled: what it is, what comes, and all that was done. */
export default function ScheduledTransactionScreen() {
  const { t } = useTranslation()
  const { item, failure, executions } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={item.title}
        badge={
          <StatusBadge tone={stateTones[item.state]}>
            {t(`scheduledTransactions.states.${item.state}`)}
          </StatusBadge>
        }
        secondary={<OtherActions item={item} />}
        action={
          item.can.includes("resume") ? (
            <ButtonLink to="resumption">{t("scheduledTransactions.resume.open")}</ButtonLink>
          ) : item.can.includes("change") ? (
            <ButtonLink to="edit">{t("scheduledTransactions.change")}</ButtonLink>
          ) : null
        }
      />
      {failure ? (
        <div className="mb-5">
          <Banner
            tone={item.paused ? "danger" : "warning"}
            title={t(item.paused ? "scheduledTransactions.paused" : "scheduledTransactions.failed")}
          >
            {failure}
          </Banner>
        </div>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Properties item={item} />
        <SectionCard title={t("scheduledTransactions.coming")}>
          <ComingDates dates={item.coming} currency={item.currency} />
          {item.amountType === "calculated" ? (
            <p className="mt-3 text-muted text-sm">{t("scheduledTransactions.knownToday")}</p>
          ) : null}
        </SectionCard>
        <SectionCard title={t("scheduledTransactions.history")} className="lg:col-span-2">
          <ExecutionList executions={executions} />
          {executions.length < 25 ? null : (
            <p className="mt-3">
              <LinkCell
                to={`../scheduled-transactions/executions?scheduledTransactionId=${item.id}`}
              >
                {t("scheduledTransactions.executions.all")}
              </LinkCell>
            </p>
          )}
        </SectionCard>
      </div>
    </>
  )
}

function OtherActions({ item }: { item: ScheduledTransactionDetails }) {
  const { t } = useTranslation()
  const { can, version } = item
  return (
    <>
      {can.includes("remove") ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("scheduledTransactions.delete")}
        </ButtonLink>
      ) : null}
      {can.includes("run") ? (
        <StatusButton action="execution">{t("scheduledTransactions.run")}</StatusButton>
      ) : null}
      {can.includes("deactivate") ? (
        <StatusButton action="activation" values={{ version }}>
          {t("scheduledTransactions.deactivate")}
        </StatusButton>
      ) : null}
      {can.includes("activate") ? (
        <StatusButton action="activation" values={{ version, active: "on" }}>
          {t("scheduledTransactions.activate")}
        </StatusButton>
      ) : null}
    </>
  )
}

function Properties({ item }: { item: ScheduledTransactionDetails }) {
  const { t } = useTranslation()
  const rhythm = useRhythm()
  const { outcomeCategory, incomeCategory, delays, currency } = item
  return (
    <SectionCard title={t("scheduledTransactions.groups.operation")}>
      <PropertyList
        properties={[
          {
            label: t("scheduledTransactions.operation"),
            value: t(`scheduledTransactions.operations.${item.operation}`),
          },
          {
            label: t("scheduledTransactions.mode"),
            value: t(`scheduledTransactions.modes.${item.mode}`),
          },
          {
            label: t("scheduledTransactions.category"),
            value: outcomeCategory
              ? t(`outcomes.categories.${outcomeCategory}`)
              : incomeCategory && t(`incomes.categories.${incomeCategory}`),
          },
          {
            label: t("scheduledTransactions.rhythm"),
            value:
              item.trigger === "date"
                ? rhythm(item.recurrence)
                : t(`scheduledTransactions.triggers.${item.trigger}`),
          },
          {
            label: t("scheduledTransactions.shift"),
            value: t(`scheduledTransactions.shifts.${item.shift}`),
          },
          {
            label: t("recurrence.expiry"),
            value: item.recurrence.expiry && <DateCell day={item.recurrence.expiry} />,
          },
          {
            label: t("scheduledTransactions.amount"),
            value:
              item.amount === null ? null : <MoneyCell cents={item.amount} currency={currency} />,
          },
          {
            label: t("scheduledTransactions.percent"),
            value: item.percent && <PercentCell rate={item.percent} />,
          },
          {
            label: t("scheduledTransactions.source"),
            value: item.source && t(`scheduledTransactions.sources.${item.source}`),
          },
          {
            label: t("scheduledTransactions.sourceItem"),
            value: item.sourceItemId && (
              <LinkCell to={`../scheduled-transactions/${item.sourceItemId}`}>
                {item.sourceItemTitle}
              </LinkCell>
            ),
          },
          {
            label: t("scheduledTransactions.period"),
            value: item.period && t(`scheduledTransactions.periods.${item.period}`),
          },
          {
            label: t("scheduledTransactions.carried"),
            value:
              item.carried === 0 ? null : <MoneyCell cents={item.carried} currency={currency} />,
          },
          {
            label: t("scheduledTransactions.account"),
            value: item.accountId && (
              <LinkCell to={`../accounts/${item.accountId}`}>{item.accountName}</LinkCell>
            ),
          },
          {
            label: t("scheduledTransactions.delays"),
            value:
              delays.medianDays === null
                ? null
                : t("scheduledTransactions.delaysText", {
                    count: delays.settled,
                    ...{ median: delays.medianDays, worst: delays.worstDays },
                  }),
          },
          { label: t("scheduledTransactions.changedBy"), value: item.changedBy },
        ]}
      />
    </SectionCard>
  )
}
