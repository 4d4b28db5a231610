import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { recurringBillStatuses } from "#contract/sales-choices"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { statusTones } from "./_choices"
import { useRhythm } from "./_rhythm"

export const handle = titled("recurringBills.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  return {
    page: await api.list("/RecurringBills", { query }),
    columns: columnsOf(args.request, "recurring-bills"),
  }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) =>
  keepColumns(args, "recurring-bills", "bills.see")

export default function RecurringBillsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const rhythm = useRhythm()
  const can = useCan()
  const [params] = useSearchParams()
  const { page, columns } = useLoaderData<typeof loader>()
  const state = recurringBillStatuses.find((each) => each === params.get("state"))
  const add =
    can("bills.create") && can("bills.edit") ? (
      <ButtonLink to="new">{t("recurringBills.new")}</ButtonLink>
    ) : null
  return (
    <>
      <PageHeader title={t("recurringBills.list")} text={t("recurringBills.text")} action={add} />
      <ResourceTable
        label={t("recurringBills.list")}
        rows={page.rows}
        page={page}
        rowTo={(recurring) => recurring.id}
        sortedBy="nextOn"
        search={t("recurringBills.search")}
        active={state ? [{ text: t(`recurringBills.statuses.${state}`), names: ["state"] }] : []}
        filters={
          <FilterSelect
            name="state"
            label={t("recurringBills.state")}
            options={recurringBillStatuses.map((each) => ({
              value: each,
              label: t(`recurringBills.statuses.${each}`),
            }))}
          />
        }
        rowName={(recurring) => recurring.title}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "title",
            header: t("recurringBills.title"),
            sort: "title",
            cell: (recurring) => recurring.title,
          },
          {
            name: "client",
            header: t("recurringBills.client"),
            sort: "client",
            card: "small",
            cell: (recurring) => recurring.clientName,
          },
          {
            name: "rhythm",
            header: t("recurringBills.rhythm.header"),
            card: "small",
            cell: (recurring) => rhythm(recurring.recurrence),
          },
          {
            name: "nextOn",
            header: t("recurringBills.nextOn"),
            sort: "nextOn",
            cell: (recurring) => cells.date(recurring.nextOn),
          },
          {
            name: "mode",
            header: t("recurringBills.mode"),
            shown: "wide",
            cell: (recurring) => t(`recurringBills.modes.${recurring.mode}.short`),
          },
          {
            name: "totalHT",
            header: t("recurringBills.totalHT"),
            sort: "totalHT",
            align: "end",
            card: "amount",
            cell: (recurring) => cells.money(recurring.totalHT, recurring.currency),
          },
          {
            name: "status",
            header: t("recurringBills.state"),
            card: "state",
            cell: ({ status }) =>
              cells.status(statusTones[status], t(`recurringBills.statuses.${status}`)),
          },
        ]}
        empty={{
          title: t("recurringBills.empty.title"),
          text: t("recurringBills.empty.text"),
          action: add,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("recurringBills.list")} />
}
