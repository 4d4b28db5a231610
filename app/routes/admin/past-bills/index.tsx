import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
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

export const handle = titled("pastBills.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const refusal = await periodRefusal(args.request, query)
  const page = await api.list("/PastBills", { query })
  return { page, refusal, today: today(), columns: columnsOf(args.request, "pastBills") }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "pastBills", "bills.see")

/** Bills that another tool numbered. */
export default function PastBillsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page, refusal, today, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const period = useActivePeriod(today)
  const add = can("bills.create") ? (
    <ButtonLink to="../imports/new?kind=pastBills">{t("pastBills.empty.action")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("pastBills.list")} text={t("pastBills.text")} action={add} />
      <ResourceTable
        label={t("pastBills.list")}
        rows={page.rows}
        page={page}
        rowTo={({ id }) => id}
        sortedBy="-day"
        search={t("pastBills.search")}
        active={period}
        refused={refusal !== undefined}
        filters={<PeriodFilter today={today} fromLabel={t("pastBills.from")} refusal={refusal} />}
        aside={can("bills.export") ? <ExportLink href="past-bills/export" /> : null}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "number",
            header: t("pastBills.number"),
            cell: (bill) => bill.number,
          },
          {
            name: "client",
            header: t("pastBills.client"),
            card: "second",
            cell: (bill) => bill.clientName,
          },
          {
            name: "day",
            header: t("pastBills.day"),
            sort: "day",
            card: "small",
            cell: (bill) => cells.date(bill.day),
          },
          {
            name: "paidOn",
            header: t("pastBills.paidOn"),
            card: "small",
            cell: (bill) => cells.date(bill.paidOn),
          },
          {
            name: "category",
            header: t("pastBills.category"),
            shown: "chosen",
            cell: (bill) => t(`pastBills.categories.${bill.category}`),
          },
          {
            name: "totalHT",
            header: t("pastBills.totalHT"),
            align: "end",
            shown: "wide",
            cell: (bill) => cells.money(bill.totalHT, "EUR"),
          },
          {
            name: "totalTTC",
            header: t("pastBills.totalTTC"),
            sort: "totalTTC",
            align: "end",
            card: "amount",
            cell: (bill) => cells.money(bill.totalTTC, "EUR"),
          },
        ]}
        empty={{ title: t("pastBills.empty.title"), text: t("pastBills.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("pastBills.list")} />
}
