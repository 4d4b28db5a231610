import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { Tile } from "~/components/screen/tile"
import { MoneyCell, useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { today } from "~/services/today.server"
import { refusalOfPeriod } from "../../../../domain/filter-period"
import { PeriodFilter, PeriodPresets, StateTabs } from "./_filters"
import { statusTones, useStatusTexts } from "./_status-badge"

export const handle = titled("bills.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = filled(new URL(args.request.url).searchParams)
  const refusal = refusalOfPeriod(query.get("from") ?? undefined, query.get("to") ?? undefined)
  // A period that is refused is said, and the list shown without it.
  if (refusal) for (const name of ["from", "to"]) query.delete(name)
  const sum = () => api.get("/Bills/totals", { query: Object.fromEntries(query) })
  // Sums are kept ready, but not those of a search: where it finds too many to count, they mean little.
  const ready = query.has("q") ? undefined : sum()
  const [page, sums] = await Promise.all([api.list("/Bills", { query }), ready])
  const totals = sums ?? (page.atLeast ? undefined : await sum())
  return { page, totals, refusal: refusal?.code, today: today() }
}

export default function BillsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const statuses = useStatusTexts()
  const { page, totals, refusal, today } = useLoaderData<typeof loader>()
  const add = <ButtonLink to="new">{t("bills.new")}</ButtonLink>
  return (
    <>
      <PageHeader title={t("bills.title")} action={add} />
      <StateTabs />
      <PeriodPresets today={today} />
      {refusal ? (
        <div className="mb-4">
          <Banner tone="warning" title={t(`errors.${refusal}`)} />
        </div>
      ) : null}
      {totals ? (
        <div className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {(["totalHT", "totalTTC", "paid", "unpaid"] as const).map((sum) => (
            <Tile
              key={sum}
              label={t(`bills.totals.${sum}`)}
              value={<MoneyCell cents={totals[sum]} currency={totals.currency} />}
            />
          ))}
        </div>
      ) : null}
      <ResourceTable
        label={t("bills.title")}
        rows={page.rows}
        page={page}
        rowTo={(bill) => bill.id}
        sortedBy="-releaseDate"
        search={t("bills.search")}
        filters={<PeriodFilter />}
        aside={<ExportLink href="bills/export" />}
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
