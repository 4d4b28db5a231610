import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { moneyInCategories } from "#contract/choices"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { PeriodFilter, useActivePeriod } from "~/components/table/period-filter"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { periodRefusal } from "~/services/period-filter.server"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"

export const handle = titled("incomes.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const refusal = await periodRefusal(args.request, query)
  const page = await api.list("/Incomes", { query })
  return { page, refusal, today: today(), columns: columnsOf(args.request, "incomes") }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "incomes", "treasury.see")

export default function IncomesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page, refusal, today, columns } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const can = useCan()
  const category = moneyInCategories.find((one) => one === params.get("category"))
  const period = useActivePeriod(today)
  const add = can("treasury.create") ? <ButtonLink to="new">{t("incomes.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("incomes.title")} action={add} />
      <ResourceTable
        label={t("incomes.title")}
        rows={page.rows}
        page={page}
        rowTo={({ id, incomeId, billId, clientId }) => {
          if (incomeId) return id
          if (billId) return can("bills.see") ? `../bills/${billId}` : null
          return can("clients.see") ? `../companies/${clientId}` : null
        }}
        sortedBy="-day"
        search={t("incomes.search")}
        active={[
          ...(category ? [{ text: t(`incomes.categories.${category}`), names: ["category"] }] : []),
          ...period,
        ]}
        refused={refusal !== undefined}
        filters={
          <>
            <FilterSelect
              name="category"
              label={t("incomes.category")}
              options={moneyInCategories.map((value) => ({
                value,
                label: t(`incomes.categories.${value}`),
              }))}
            />
            <PeriodFilter today={today} fromLabel={t("incomes.from")} refusal={refusal} />
          </>
        }
        aside={can("treasury.export") ? <ExportLink href="incomes/export" /> : null}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "label",
            header: t("incomes.label"),
            cell: (income) => income.label,
          },
          {
            name: "day",
            header: t("incomes.day"),
            sort: "day",
            card: "small",
            cell: (income) => cells.date(income.day),
          },
          {
            name: "payerName",
            header: t("incomes.payerName"),
            card: "second",
            cell: (income) => income.payerName,
          },
          {
            name: "category",
            header: t("incomes.category"),
            card: "small",
            cell: (income) => t(`incomes.categories.${income.category}`),
          },
          {
            name: "means",
            header: t("incomes.means"),
            shown: "chosen",
            cell: (income) => t(`bills.means.${income.means}`),
          },
          {
            name: "amount",
            header: t("incomes.amount"),
            sort: "amount",
            align: "end",
            card: "amount",
            cell: (income) => cells.money(income.amount, income.currency),
          },
        ]}
        empty={{ title: t("incomes.empty.title"), text: t("incomes.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("incomes.title")} />
}
