import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { quoteStatuses } from "#contract/sales-choices"
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
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { statusTones } from "./_choices"

export const handle = titled("quotes.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Quotes", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown), columns: columnsOf(args.request, "quotes") }
}

const shown = [
  "id",
  "number",
  "clientName",
  "releaseDate",
  "validUntil",
  "currency",
  "totalHT",
  "totalTTC",
  "status",
  "changedAt",
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "quotes", "quotes.see")

export default function QuotesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const [params] = useSearchParams()
  const state = quoteStatuses.find((each) => each === params.get("state"))
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("quotes.create") ? <ButtonLink to="new">{t("quotes.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("quotes.list")} text={t("quotes.text")} action={add} />
      <ResourceTable
        label={t("quotes.list")}
        rows={page.rows}
        page={page}
        rowTo={(quote) => quote.id}
        sortedBy="-releaseDate"
        search={t("quotes.search")}
        active={state ? [{ text: t(`quotes.statuses.${state}`), names: ["state"] }] : []}
        filters={
          <FilterSelect
            name="state"
            label={t("quotes.state")}
            options={quoteStatuses.map((each) => ({
              value: each,
              label: t(`quotes.statuses.${each}`),
            }))}
          />
        }
        aside={can("quotes.export") ? <ExportLink href="quotes/export" /> : null}
        rowName={(quote) => quote.number ?? quote.clientName}
        rowCents={({ totalTTC }) => totalTTC}
        bulk={<ExportOrDelete mayExport={can("quotes.export")} mayDelete={can("quotes.delete")} />}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "number",
            header: t("quotes.number"),
            sort: "number",
            cell: (quote) => quote.number ?? t("quotes.statuses.draft"),
          },
          {
            name: "client",
            header: t("quotes.client"),
            sort: "client",
            card: "second",
            cell: (quote) => quote.clientName,
          },
          {
            name: "releaseDate",
            header: t("quotes.releaseDate"),
            sort: "releaseDate",
            cell: (quote) => cells.date(quote.releaseDate),
          },
          {
            name: "validUntil",
            header: t("quotes.validUntil"),
            sort: "validUntil",
            card: "small",
            cell: (quote) => cells.date(quote.validUntil),
          },
          {
            name: "totalHT",
            header: t("bills.totalHT"),
            align: "end",
            shown: "wide",
            cell: (quote) => cells.money(quote.totalHT, quote.currency),
          },
          {
            name: "totalTTC",
            header: t("bills.totalTTC"),
            sort: "totalTTC",
            align: "end",
            card: "amount",
            cell: (quote) => cells.money(quote.totalTTC, quote.currency),
          },
          {
            name: "changedAt",
            header: t("table.changedAt"),
            shown: "chosen",
            cell: (quote) => cells.date(quote.changedAt),
          },
          {
            name: "status",
            header: t("quotes.state"),
            card: "state",
            cell: ({ status }) => cells.status(statusTones[status], t(`quotes.statuses.${status}`)),
          },
        ]}
        empty={{ title: t("quotes.empty.title"), text: t("quotes.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("quotes.list")} />
}
