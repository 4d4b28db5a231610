import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { contractStatuses } from "#contract/choices"
import { PageHeader } from "~/components/screen/page-header"
import { ExportOrDelete } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { BudgetMeter } from "./_budget"
import { nameOf, statusTones } from "./_choices"

export const handle = titled("contracts.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Contracts", { query: new URL(args.request.url).searchParams })
  const budgeted = page.rows.filter((row) => row.budgetDays !== null || row.budgetHT !== null)
  const id = budgeted.map((row) => row.id)
  const budgets = id.length
    ? await ifAllowed(api.get("/Contracts/budgets", { query: { id } }))
    : undefined
  return {
    page: showing(page, shown),
    used: (budgets ?? []).map(({ contractId, percent, alert }) => ({ contractId, percent, alert })),
    columns: columnsOf(args.request, "contracts"),
  }
}

const shown = [
  "id",
  "title",
  "clientName",
  "reference",
  "kind",
  "startDate",
  "runsUntil",
  "nextRenewal",
  "priceHT",
  "currency",
  "unit",
  "status",
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "contracts", "contracts.see")

export default function ContractsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const [params] = useSearchParams()
  const state = contractStatuses.find((each) => each === params.get("state"))
  const { page, used, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("contracts.create") ? (
    <ButtonLink to="new">{t("contracts.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("contracts.list")} text={t("contracts.text")} action={add} />
      <ResourceTable
        label={t("contracts.list")}
        rows={page.rows}
        page={page}
        rowTo={(contract) => contract.id}
        sortedBy="-startDate"
        search={t("contracts.search")}
        active={state ? [{ text: t(`contracts.statuses.${state}`), names: ["state"] }] : []}
        filters={
          <FilterSelect
            name="state"
            label={t("contracts.state")}
            options={contractStatuses.map((each) => ({
              value: each,
              label: t(`contracts.statuses.${each}`),
            }))}
          />
        }
        aside={can("contracts.export") ? <ExportLink href="contracts/export" /> : null}
        rowName={nameOf}
        bulk={
          <ExportOrDelete mayExport={can("contracts.export")} mayDelete={can("contracts.delete")} />
        }
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "title",
            header: t("contracts.title"),
            sort: "title",
            cell: (contract) => contract.title,
          },
          {
            name: "client",
            header: t("contracts.client"),
            sort: "client",
            card: "small",
            cell: (contract) => contract.clientName,
          },
          {
            name: "reference",
            header: t("contracts.reference"),
            sort: "reference",
            shown: "chosen",
            cell: (contract) => contract.reference,
          },
          {
            name: "kind",
            header: t("contracts.kind"),
            shown: "chosen",
            cell: (contract) => t(`contracts.kinds.${contract.kind}`),
          },
          {
            name: "startDate",
            header: t("contracts.startDate"),
            sort: "startDate",
            shown: "wide",
            cell: (contract) => cells.date(contract.startDate),
          },
          {
            name: "runsUntil",
            header: t("contracts.runsUntil"),
            sort: "runsUntil",
            shown: "wide",
            cell: (contract) => cells.date(contract.runsUntil),
          },
          {
            name: "nextRenewal",
            header: t("contracts.nextRenewal"),
            shown: "chosen",
            cell: (contract) => cells.date(contract.nextRenewal),
          },
          {
            name: "priceHT",
            header: t("contracts.priceHT"),
            sort: "priceHT",
            align: "end",
            card: "amount",
            cell: (contract) => cells.money(contract.priceHT, contract.currency),
          },
          {
            name: "unit",
            header: t("contracts.unit"),
            cell: (contract) => t(`contracts.units.${contract.unit}`),
          },
          {
            name: "budget",
            header: t("contracts.budget.column"),
            shown: "wide",
            cell: ({ id }) => {
              const budget = used.find(({ contractId }) => contractId === id)
              return budget && budget.percent !== null ? (
                <BudgetMeter percent={budget.percent} alert={budget.alert} />
              ) : null
            },
          },
          {
            name: "status",
            header: t("contracts.state"),
            card: "state",
            cell: ({ status }) =>
              cells.status(statusTones[status], t(`contracts.statuses.${status}`)),
          },
        ]}
        empty={{
          title: t("contracts.empty.title"),
          text: t("contracts.empty.text"),
          action: add,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("contracts.list")} />
}
