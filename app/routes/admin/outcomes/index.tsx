import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { outcomeCategories } from "#contract/choices"
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

export const handle = titled("outcomes.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const refusal = await periodRefusal(args.request, query)
  const page = await api.list("/Outcomes", { query })
  return { page, refusal, today: today(), columns: columnsOf(args.request, "outcomes") }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "outcomes", "treasury.see")

export default function OutcomesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page, refusal, today, columns } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const can = useCan()
  const category = outcomeCategories.find((one) => one === params.get("category"))
  const period = useActivePeriod(today)
  const add = can("treasury.create") ? <ButtonLink to="new">{t("outcomes.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("outcomes.title")} action={add} />
      <ResourceTable
        label={t("outcomes.title")}
        rows={page.rows}
        page={page}
        rowTo={(outcome) => outcome.id}
        sortedBy="-day"
        search={t("outcomes.search")}
        active={[
          ...(category
            ? [{ text: t(`outcomes.categories.${category}`), names: ["category"] }]
            : []),
          ...period,
        ]}
        refused={refusal !== undefined}
        filters={
          <>
            <FilterSelect
              name="category"
              label={t("outcomes.category")}
              options={outcomeCategories.map((value) => ({
                value,
                label: t(`outcomes.categories.${value}`),
              }))}
            />
            <PeriodFilter today={today} fromLabel={t("outcomes.from")} refusal={refusal} />
          </>
        }
        aside={can("treasury.export") ? <ExportLink href="outcomes/export" /> : null}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "label",
            header: t("outcomes.label"),
            cell: (outcome) => outcome.label,
          },
          {
            name: "day",
            header: t("outcomes.day"),
            sort: "day",
            card: "small",
            cell: (outcome) => cells.date(outcome.day),
          },
          {
            name: "payeeName",
            header: t("outcomes.payeeName"),
            card: "second",
            cell: (outcome) => outcome.payeeName,
          },
          {
            name: "category",
            header: t("outcomes.category"),
            card: "small",
            cell: (outcome) => t(`outcomes.categories.${outcome.category}`),
          },
          {
            name: "means",
            header: t("outcomes.means"),
            shown: "chosen",
            cell: (outcome) => t(`bills.means.${outcome.means}`),
          },
          {
            name: "amount",
            header: t("outcomes.amount"),
            sort: "amount",
            align: "end",
            card: "amount",
            cell: (outcome) => cells.money(outcome.amount, outcome.currency),
          },
        ]}
        empty={{ title: t("outcomes.empty.title"), text: t("outcomes.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("outcomes.title")} />
}
