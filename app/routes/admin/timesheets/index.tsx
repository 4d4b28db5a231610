import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { timesheetStatuses } from "#contract/choices"
import { isMonth, monthOf } from "#domain/month"
import { formatMonth, formatNumber } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { BulkButton, ExportOrDelete } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterMonth, FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { textOf } from "~/services/language/locale.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"
import { statusTones } from "./_choices"

export const handle = titled("timesheets.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const typed = query.get("month")
  const isRefused = Boolean(typed) && !isMonth(typed ?? "")
  if (isRefused) query.delete("month")
  const [page, contracts, t] = await Promise.all([
    api.list("/Timesheets", { query }),
    ifAllowed(api.list("/Contracts", { query: { limit: mostContracts } })),
    textOf(args.request),
  ])
  const sold = (contracts?.rows ?? []).filter(({ kind }) => kind === "freelance")
  return {
    page: showing(page, shown),
    monthError: isRefused ? t("errors.month") : undefined,
    contracts: sold.map(({ id, title }) => ({ value: id, label: title })),
    clients: [...new Map(sold.map(({ clientId, clientName }) => [clientId, clientName]))].map(
      ([value, label]) => ({ value, label }),
    ),
    columns: columnsOf(args.request, "timesheets"),
    month: monthOf(today()),
  }
}

/** As many as one looks through to choose one. */
const mostContracts = 100

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
  const { page, columns, month, monthError, contracts, clients } = useLoaderData<typeof loader>()
  const can = useCan()
  const isFiltered = (name: string, choices: { value: string; label: string }[]) =>
    choices
      .filter(({ value }) => value === params.get(name))
      .map(({ label }) => ({ text: label, names: [name] }))
  const asked = params.get("month")
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
        active={[
          ...(state ? [{ text: t(`timesheets.statuses.${state}`), names: ["state"] }] : []),
          ...isFiltered("clientId", clients),
          ...isFiltered("contractId", contracts),
          ...(asked && !monthError
            ? [{ text: formatMonth(`${asked}-01`, i18n.language), names: ["month"] }]
            : []),
        ]}
        filters={
          <>
            <FilterSelect
              name="state"
              label={t("timesheets.state")}
              options={timesheetStatuses.map((each) => ({
                value: each,
                label: t(`timesheets.statuses.${each}`),
              }))}
            />
            <FilterSelect name="clientId" label={t("timesheets.client")} options={clients} />
            <FilterSelect name="contractId" label={t("timesheets.contract")} options={contracts} />
            <FilterMonth name="month" label={t("timesheets.month")} error={monthError} />
          </>
        }
        aside={
          can("timesheets.export") ? (
            <>
              <ExportLink href="timesheets/export" />
              <ExportLink href="timesheets/xlsx" label={t("timesheets.xlsx")} />
              <ExportLink href="timesheets/pdfs" label={t("timesheets.pdfs")} />
            </>
          ) : null
        }
        rowName={(sheet) => `${sheet.contractTitle} ${sheet.month}`}
        bulk={
          <>
            <ExportOrDelete mayExport={can("timesheets.export")} mayDelete={false} />
            {can("timesheets.export") ? (
              <>
                <BulkButton to="xlsx" file>
                  {t("timesheets.xlsx")}
                </BulkButton>
                <BulkButton to="pdfs" file>
                  {t("timesheets.pdfs")}
                </BulkButton>
              </>
            ) : null}
          </>
        }
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
