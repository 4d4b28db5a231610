import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { executionStates } from "#contract/choices"
import { PageHeader } from "~/components/screen/page-header"
import { BulkButton } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { executionTones } from "../_executions"

export const handle = titled("scheduledTransactions.executions.list")

const states = ["open", "overdue", ...executionStates] as const

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  return { page: showing(await api.list("/ScheduledTransactions/executions", { query }), shown) }
}

const shown = [
  ...(["id", "title", "operation", "nominal", "state", "overdue"] as const),
  ...(["amount", "currency", "expectedOn", "settledOn"] as const),
] as const

/** What was done of all that is scheduled; what waits can be validated at once. */
export default function ScheduledExecutionsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const { page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const state = states.find((each) => each === params.get("state"))
  const label = (each: (typeof states)[number]) =>
    each === "overdue"
      ? t("scheduledTransactions.states.overdue")
      : t(`scheduledTransactions.executionStates.${each}`)
  const isSomeWaiting = page.rows.some((execution) => execution.state === "waiting")
  return (
    <>
      <PageHeader
        title={t("scheduledTransactions.executions.list")}
        text={t("scheduledTransactions.executions.text")}
      />
      <ResourceTable
        label={t("scheduledTransactions.executions.list")}
        rows={page.rows}
        page={page}
        rowTo={(execution) => execution.id}
        rowName={(execution) => execution.title}
        sortedBy="-nominal"
        search={t("scheduledTransactions.search")}
        active={state ? [{ text: label(state), names: ["state"] }] : []}
        filters={
          <FilterSelect
            name="state"
            label={t("scheduledTransactions.state")}
            options={states.map((value) => ({ value, label: label(value) }))}
          />
        }
        bulk={
          isSomeWaiting && can("treasury.edit") ? (
            <BulkButton to="validation">{t("scheduledTransactions.validate.open")}</BulkButton>
          ) : null
        }
        columns={[
          {
            name: "title",
            header: t("scheduledTransactions.title"),
            cell: (execution) => execution.title,
          },
          {
            name: "nominal",
            header: t("scheduledTransactions.date"),
            sort: "nominal",
            card: "small",
            cell: (execution) => cells.date(execution.nominal),
          },
          {
            name: "expectedOn",
            header: t("scheduledTransactions.expectedOn"),
            shown: "wide",
            cell: (execution) => cells.date(execution.expectedOn),
          },
          {
            name: "settledOn",
            header: t("scheduledTransactions.settledOn"),
            shown: "wide",
            cell: (execution) => cells.date(execution.settledOn),
          },
          {
            name: "state",
            header: t("scheduledTransactions.state"),
            card: "state",
            cell: (execution) =>
              execution.overdue
                ? cells.status("danger", label("overdue"))
                : cells.status(executionTones[execution.state], label(execution.state)),
          },
          {
            name: "amount",
            header: t("scheduledTransactions.amount"),
            align: "end",
            card: "amount",
            cell: (execution) => cells.money(execution.amount, execution.currency),
          },
        ]}
        empty={{
          title: t("scheduledTransactions.executions.empty.title"),
          text: t("scheduledTransactions.executions.empty.text"),
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("scheduledTransactions.executions.list")} />
}
