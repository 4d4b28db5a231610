import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { statusTones, useStatusTexts } from "~/components/bill/status-badge"
import { PageHeader } from "~/components/screen/page-header"
import { BulkButton } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"
import { clientsToChoose } from "./_clients.server"
import { refusalIn } from "./_filter-problem.server"
import { BillFilters, StateTabs, useActiveFilters } from "./_filters"
import { rowOf } from "./_row"
import { BillSums } from "./_sums"

export const handle = titled("bills.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = filled(new URL(args.request.url).searchParams)
  const refusal = await refusalIn(args.request, query)
  // A period that is refused is said, and the list shown without it.
  if (refusal) for (const name of ["from", "to", "dueFrom", "dueTo"]) query.delete(name)
  const choosing = query.get("choose") === "client"
  query.delete("choose")
  const sum = () => api.get("/Bills/totals", { query: Object.fromEntries(query) })
  // Sums are kept ready, but not those of a search: where it finds too many to count, they mean little.
  const ready = query.has("q") ? undefined : sum()
  const [listed, sums, clients] = await Promise.all([
    api.list("/Bills", { query }),
    ready,
    choosing ? clientsToChoose(api) : undefined,
  ])
  const totals = sums ?? (listed.atLeast ? undefined : await sum())
  const columns = columnsOf(args.request, "bills")
  const page = { ...listed, rows: listed.rows.map((bill) => rowOf(bill, columns)) }
  return { page, totals, refusal, clients, today: today(), columns }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "bills", "bills.see")

export default function BillsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const statuses = useStatusTexts()
  const { page, totals, refusal, clients, today, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("bills.create") ? <ButtonLink to="new">{t("bills.new")}</ButtonLink> : null
  const clientName = page.rows[0]?.clientName
  const active = useActiveFilters(today, clientName, refusal !== undefined)
  return (
    <>
      <PageHeader title={t("bills.title")} action={add} />
      <StateTabs />
      <ResourceTable
        label={t("bills.title")}
        rows={page.rows}
        page={page}
        rowTo={(bill) => bill.id}
        sortedBy="-releaseDate"
        search={t("bills.search")}
        filters={<BillFilters {...{ today, refusal, clients, clientName }} />}
        active={active}
        refused={refusal !== undefined || clients !== undefined}
        sums={totals ? <BillSums totals={totals} /> : null}
        aside={can("bills.export") ? <ExportLink href="bills/export" /> : null}
        rowName={(bill) => bill.number ?? bill.clientName}
        rowCents={({ totalTTC }) => totalTTC}
        bulk={
          <>
            {can("bills.export") ? (
              <BulkButton to="export" file>
                {t("table.export")}
              </BulkButton>
            ) : null}
            {can("bills.edit") ? (
              <>
                <BulkButton to="payments">{t("bills.markPaid")}</BulkButton>
                <BulkButton to="../reminders/new">{t("reminders.now")}</BulkButton>
              </>
            ) : null}
            {can("bills.delete") ? (
              <BulkButton to="delete" variant="destructive">
                {t("table.bulk.remove")}
              </BulkButton>
            ) : null}
          </>
        }
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "number",
            header: t("bills.number"),
            sort: "number",
            cell: (bill) => bill.number ?? statuses.draft,
          },
          {
            name: "client",
            header: t("bills.client"),
            sort: "client",
            card: "second",
            cell: (bill) => bill.clientName,
          },
          {
            name: "releaseDate",
            header: t("bills.releaseDate"),
            sort: "releaseDate",
            cell: (bill) => cells.date(bill.releaseDate),
          },
          {
            name: "dueDate",
            header: t("bills.dueDate"),
            sort: "dueDate",
            card: "small",
            cell: (bill) => cells.date(bill.dueDate),
          },
          {
            name: "totalHT",
            header: t("bills.totalHT"),
            align: "end",
            shown: "wide",
            cell: (bill) => cells.money(bill.totalHT, bill.currency),
          },
          {
            name: "totalTTC",
            header: t("bills.totalTTC"),
            sort: "totalTTC",
            align: "end",
            card: "amount",
            cell: (bill) => cells.money(bill.totalTTC, bill.currency),
          },
          {
            name: "totalVat",
            header: t("bills.totals.totalVat"),
            align: "end",
            shown: "chosen",
            cell: (bill) => cells.money(bill.totalVat, bill.currency),
          },
          {
            name: "paid",
            header: t("bills.totals.paid"),
            align: "end",
            shown: "chosen",
            cell: (bill) => cells.money(bill.paid, bill.currency),
          },
          {
            name: "due",
            header: t("bills.due"),
            align: "end",
            shown: "chosen",
            cell: (bill) => cells.money(bill.due, bill.currency),
          },
          {
            name: "changedAt",
            header: t("table.changedAt"),
            shown: "chosen",
            cell: (bill) => cells.date(bill.changedAt),
          },
          {
            name: "status",
            header: t("bills.statusLabel"),
            card: "state",
            cell: (bill) => cells.status(statusTones[bill.status], statuses[bill.status]),
          },
        ]}
        empty={{ title: t("bills.empty.title"), text: t("bills.empty.text"), action: add }}
      />
    </>
  )
}

/** Without the fields of the filter that were left empty. */
const filled = (params: URLSearchParams) =>
  new URLSearchParams([...params].filter(([, value]) => value !== ""))

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("bills.title")} />
}
