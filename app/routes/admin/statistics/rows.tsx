import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { figureNames } from "#contract/statistic-figures"
import { formatMonth } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { Tile } from "~/components/screen/tile"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { useFigureText } from "./_figures"
import { filterOf } from "./_filter.server"
import { useStatisticLinks } from "./_links"
import { usePeriodName } from "./_period-name"

export const handle = titled("statistics.rows.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const figure = figureNames.find((name) => name === query.get("figure")) ?? "turnoverHT"
  const asked = { figure, ...filterOf(args.request) }
  query.set("figure", figure)
  for (const name of ["month", "clientId", "service", "period"])
    if (!query.get(name)) query.delete(name)
  const [page, totals] = await Promise.all([
    api.list("/Statistics/rows", { query }),
    api.get("/Statistics/rows/totals", { query: asked }),
  ])
  const columns = columnsOf(args.request, "statistics/rows")
  return { page, totals, figure, columns, period: asked.period }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "statistics/rows")

type Row = Awaited<ReturnType<typeof loader>>["page"]["rows"][number]

/** The records that a figure was counted from, and what they come to. */
export default function FigureRowsScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const language = useLanguage()
  const cells = useCells()
  const to = useStatisticLinks()
  const write = useFigureText()
  const nameOf = usePeriodName()
  const { page, totals, figure, columns, period } = useLoaderData<typeof loader>()
  const name = t(`statistics.figures.${figure}`)
  const has = (field: "amount" | "days" | "counted" | "clientName") =>
    page.rows.some((row) => row[field] !== null)
  const title = (row: Row) => (row.kind === "month" ? formatMonth(row.name, language) : row.name)
  return (
    <>
      <PageHeader
        title={name}
        text={t(`statistics.how.${figure}`)}
        secondary={
          can("statistics.export")
            ? (["csv", "xlsx"] as const).map((format) => (
                <ButtonLink
                  key={format}
                  variant="outline"
                  to={to.file(figure, format)}
                  reloadDocument
                >
                  {format.toUpperCase()}
                </ButtonLink>
              ))
            : null
        }
      />
      <div className="mb-6 grid sm:grid-cols-2 lg:grid-cols-4">
        <Tile
          label={nameOf({ period, from: totals.from, to: totals.to })}
          value={write(totals.unit, totals.value)}
          text={t("statistics.rows.count", { count: totals.count })}
        />
      </div>
      <ResourceTable
        label={name}
        rows={page.rows}
        page={page}
        rowTo={(row) => addressOf(row, can)}
        sortedBy="-day"
        columnChoice
        chosen={columns}
        columns={[
          { name: "name", header: t("statistics.rows.name"), cell: title },
          {
            name: "client",
            header: t("statistics.rows.client"),
            card: "second" as const,
            cell: (row: Row) => row.clientName,
          },
          {
            name: "day",
            header: t("statistics.rows.day"),
            sort: "day",
            card: "small" as const,
            cell: (row: Row) => cells.date(row.day),
          },
          {
            name: "days",
            header: t("statistics.rows.days"),
            align: "end" as const,
            card: "small" as const,
            cell: (row: Row) => (row.days === null ? null : write("days", row.days)),
          },
          {
            name: "counted",
            header: t("statistics.rows.counted"),
            card: "small" as const,
            cell: (row: Row) =>
              row.counted === null ? null : t(row.counted ? "form.yes" : "form.no"),
          },
          {
            name: "amount",
            header: t("statistics.rows.amount"),
            sort: "amount",
            align: "end" as const,
            card: "amount" as const,
            cell: (row: Row) => (row.amount === null ? null : cells.money(row.amount, "EUR")),
          },
        ].filter(({ name: column }) =>
          column === "amount" || column === "days" || column === "counted"
            ? has(column)
            : column !== "client" || has("clientName"),
        )}
        empty={{ title: t("statistics.rows.none"), text: t(`statistics.how.${figure}`) }}
      />
    </>
  )
}

/** Where a record is read, by who may. */
function addressOf({ kind, recordId, name }: Row, can: ReturnType<typeof useCan>): string | null {
  switch (kind) {
    case "bill":
    case "payment":
      return can("bills.see") ? `../../bills/${recordId}` : null
    case "pastBill":
      return can("bills.see") ? `../../past-bills/${recordId}` : null
    case "client":
      return can("clients.see") ? `../../companies/${recordId}` : null
    case "quote":
      return can("quotes.see") ? `../../quotes/${recordId}` : null
    case "offer":
      return can("offers.see") ? `../../offers/${recordId}` : null
    case "recurringBill":
      return can("bills.see") ? `../../recurring-bills/${recordId}` : null
    case "month":
      return can("timesheets.see") ? `../../timesheets?month=${name}` : null
  }
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("statistics.rows.title")} />
}
