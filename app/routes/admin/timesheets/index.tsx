import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { timesheetStatuses } from "#contract/choices"
import { monthOf } from "#domain/month"
import { formatMonth, formatNumber } from "~/components/format"
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
import { today } from "~/services/today.server"
import { statusTones } from "./_choices"

export const handle = titled("timesheets.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Timesheets", { query: new URL(args.request.url).searchParams })
  return {
    page: showing(page, shown),
    columns: columnsOf(args.request, "timesheets"),
    month: monthOf(today()),
  }
}

const shown = [
  "id",
  "month",
  "contractTitle",
  "clientName",
  "reference",
  "unit",
  "quantity",
  "billedQuantity",
  "amountHT",
  "currency",
  "status",
  "answeredOn",
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) =>
  keepColumns(args, "timesheets", "timesheets.see")

export default function TimesheetsScreen() {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const [params] = useSearchParams()
  const state = timesheetStatuses.find((each) => each === params.get("state"))
  const { page, columns, month } = useLoaderData<typeof loader>()
  const can = useCan()
  const open = <ButtonLink to={month}>{t("timesheets.thisMonth")}</ButtonLink>
  return (
    <>
      <PageHeader
        title={t("timesheets.list")}
        text={t("timesheets.text")}
        action={open}
        secondary={
          <>
            {can("timesheets.edit") && can("bills.create") ? (
              <ButtonLink to="bills/new" variant="outline">
                {t("timesheets.bill.open")}
              </ButtonLink>
            ) : null}
            {can("projects.see") ? (
              <ButtonLink to={`../time-entries/proposals/${month}`} variant="outline">
                {t("timeEntries.proposals.carry")}
              </ButtonLink>
            ) : null}
            <ButtonLink to={`years/${month.slice(0, 4)}`} variant="outline">
              {t("timesheets.year.open")}
            </ButtonLink>
            {can("timesheets.edit") ? (
              <ButtonLink to="settings" variant="outline">
                {t("timesheets.settings.open")}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <ResourceTable
        label={t("timesheets.list")}
        rows={page.rows}
        page={page}
        rowTo={(sheet) => sheet.id}
        sortedBy="-month"
        search={t("timesheets.search")}
        active={state ? [{ text: t(`timesheets.statuses.${state}`), names: ["state"] }] : []}
        filters={
          <FilterSelect
            name="state"
            label={t("timesheets.state")}
            options={timesheetStatuses.map((each) => ({
              value: each,
              label: t(`timesheets.statuses.${each}`),
            }))}
          />
        }
        aside={can("timesheets.export") ? <ExportLink href="timesheets/export" /> : null}
        rowName={(sheet) => `${sheet.contractTitle} ${sheet.month}`}
        bulk={<ExportOrDelete mayExport={can("timesheets.export")} mayDelete={false} />}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "month",
            header: t("timesheets.month"),
            sort: "month",
            cell: (sheet) => formatMonth(`${sheet.month}-01`, i18n.language),
          },
          {
            name: "client",
            header: t("timesheets.client"),
            sort: "client",
            card: "small",
            cell: (sheet) => sheet.clientName,
          },
          {
            name: "contract",
            header: t("timesheets.contract"),
            sort: "contract",
            card: "small",
            cell: (sheet) => sheet.contractTitle,
          },
          {
            name: "reference",
            header: t("timesheets.reference"),
            shown: "chosen",
            cell: (sheet) => sheet.reference,
          },
          {
            name: "quantity",
            header: t("timesheets.quantity"),
            align: "end",
            cell: (sheet) =>
              t(`timesheets.counted.${sheet.unit === "hour" ? "hour" : "day"}`, {
                count: Number(sheet.quantity),
                value: formatNumber(sheet.quantity, i18n.language),
              }),
          },
          {
            name: "billedQuantity",
            header: t("timesheets.billedQuantity"),
            align: "end",
            shown: "chosen",
            cell: (sheet) => formatNumber(sheet.billedQuantity, i18n.language),
          },
          {
            name: "amountHT",
            header: t("timesheets.amountHT"),
            align: "end",
            card: "amount",
            cell: (sheet) => cells.money(sheet.amountHT, sheet.currency),
          },
          {
            name: "answeredOn",
            header: t("timesheets.answeredOn"),
            shown: "chosen",
            cell: (sheet) => cells.date(sheet.answeredOn),
          },
          {
            name: "status",
            header: t("timesheets.state"),
            card: "state",
            cell: ({ status }) =>
              cells.status(statusTones[status], t(`timesheets.statuses.${status}`)),
          },
        ]}
        empty={{
          title: t("timesheets.empty.title"),
          text: t("timesheets.empty.text"),
          action: open,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("timesheets.list")} />
}
