import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { addMonths, isMonth, monthOf } from "#domain/month"
import { formatMonth } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { Tile } from "~/components/screen/tile"
import { MoneyCell, useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { today } from "~/services/today.server"

export const handle = titled("dashboard.collections.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const asked = query.get("month") ?? ""
  const month = isMonth(asked) ? asked : monthOf(today())
  query.set("month", month)
  const [page, totals] = await Promise.all([
    api.list("/Dashboard/collections", { query }),
    api.get("/Dashboard/collections/totals", { query: { month } }),
  ])
  const columns = columnsOf(args.request, "dashboard/collections")
  return { page, totals, month, columns, isLast: month >= monthOf(today()) }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "dashboard/collections")

/** The payments that a month's collected money was added up from. */
export default function CollectionsScreen() {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const { page, totals, month, columns, isLast } = useLoaderData<typeof loader>()
  const name = formatMonth(month, i18n.language)
  return (
    <>
      <PageHeader
        title={t("dashboard.collections.of", { month: name })}
        secondary={
          <>
            <ButtonLink variant="outline" to={`?month=${addMonths(month, -1)}`}>
              {t("dashboard.collections.before")}
            </ButtonLink>
            {isLast ? null : (
              <ButtonLink variant="outline" to={`?month=${addMonths(month, 1)}`}>
                {t("dashboard.collections.after")}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="mb-6 grid sm:grid-cols-2 lg:grid-cols-4">
        <Tile
          label={t("dashboard.collections.sum")}
          value={<MoneyCell cents={totals.amount} currency={totals.currency} />}
          text={t("dashboard.collections.count", { count: totals.count })}
        />
      </div>
      <ResourceTable
        label={t("dashboard.collections.of", { month: name })}
        rows={page.rows}
        page={page}
        rowTo={(row) =>
          row.billId ? `../../bills/${row.billId}` : `../../companies/${row.clientId}`
        }
        sortedBy="-collectedOn"
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "number",
            header: t("dashboard.collections.bill"),
            cell: (row) => row.number ?? t("dashboard.collections.credit"),
          },
          {
            name: "client",
            header: t("dashboard.collections.client"),
            card: "second",
            cell: (row) => row.clientName,
          },
          {
            name: "collectedOn",
            header: t("dashboard.collections.day"),
            sort: "collectedOn",
            card: "small",
            cell: (row) => cells.date(row.collectedOn),
          },
          {
            name: "means",
            header: t("dashboard.collections.means"),
            cell: (row) => t(`bills.means.${row.means}`),
          },
          {
            name: "amount",
            header: t("dashboard.collections.amount"),
            align: "end",
            card: "amount",
            cell: (row) => cells.money(row.amount, row.currency),
          },
        ]}
        empty={{
          title: t("dashboard.collections.none"),
          text: t("dashboard.collections.noneText"),
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("dashboard.collections.title")} />
}
