import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { scheduledStates } from "#contract/choices"
import { formatPercent } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { stateTones, useRhythm } from "./_rhythm"

export const handle = titled("scheduledTransactions.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  return { page: showing(await api.list("/ScheduledTransactions", { query }), shown) }
}

const shown = [
  ...(["id", "title", "operation", "trigger", "recurrence", "state", "nextOn", "dueOn"] as const),
  ...(["amount", "percent", "source", "currency"] as const),
] as const

export default function ScheduledTransactionsScreen() {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const rhythm = useRhythm()
  const { page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const can = useCan()
  const state = scheduledStates.find((each) => each === params.get("state"))
  const add = can("treasury.create") ? (
    <ButtonLink to="new">{t("scheduledTransactions.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader
        title={t("scheduledTransactions.list")}
        text={t("scheduledTransactions.text")}
        secondary={
          <ButtonLink to="executions" variant="outline">
            {t("scheduledTransactions.executions.open")}
          </ButtonLink>
        }
        action={add}
      />
      <ResourceTable
        label={t("scheduledTransactions.list")}
        rows={page.rows}
        page={page}
        rowTo={(item) => item.id}
        sortedBy="nextOn"
        search={t("scheduledTransactions.search")}
        active={
          state ? [{ text: t(`scheduledTransactions.states.${state}`), names: ["state"] }] : []
        }
        filters={
          <FilterSelect
            name="state"
            label={t("scheduledTransactions.state")}
            options={scheduledStates.map((value) => ({
              value,
              label: t(`scheduledTransactions.states.${value}`),
            }))}
          />
        }
        columns={[
          {
            name: "title",
            header: t("scheduledTransactions.title"),
            sort: "title",
            cell: (item) => item.title,
          },
          {
            name: "operation",
            header: t("scheduledTransactions.operation"),
            shown: "wide",
            cell: (item) => t(`scheduledTransactions.operations.${item.operation}`),
          },
          {
            name: "rhythm",
            header: t("scheduledTransactions.rhythm"),
            card: "small",
            cell: (item) =>
              item.trigger === "date"
                ? rhythm(item.recurrence)
                : t(`scheduledTransactions.triggers.${item.trigger}`),
          },
          {
            name: "nextOn",
            header: t("scheduledTransactions.nextOn"),
            sort: "nextOn",
            card: "small",
            cell: (item) => cells.date(item.dueOn),
          },
          {
            name: "state",
            header: t("scheduledTransactions.state"),
            card: "state",
            cell: (item) =>
              cells.status(stateTones[item.state], t(`scheduledTransactions.states.${item.state}`)),
          },
          {
            name: "amount",
            header: t("scheduledTransactions.amount"),
            align: "end",
            card: "amount",
            cell: (item) =>
              item.percent !== null
                ? t("scheduledTransactions.percentOf", {
                    percent: formatPercent(item.percent, i18n.language),
                  })
                : cells.money(item.amount, item.currency),
          },
        ]}
        empty={{
          title: t("scheduledTransactions.empty.title"),
          text: t("scheduledTransactions.empty.text"),
          action: add,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("scheduledTransactions.list")} />
}
