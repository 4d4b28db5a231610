import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { monthOf } from "#domain/month"
import { formatDay, formatDuration } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterDay } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"

export const handle = titled("timeEntries.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/TimeEntries", { query: new URL(args.request.url).searchParams })
  return {
    page: showing(page, shown),
    columns: columnsOf(args.request, "time-entries"),
    month: monthOf(today()),
  }
}

const shown = [
  ...(["id", "title", "projectName", "day", "startTime", "minutes", "endedAt"] as const),
  ...(["inTimesheet", "note"] as const),
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) =>
  keepColumns(args, "time-entries", "projects.see")

export default function TimeEntriesScreen() {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const [params] = useSearchParams()
  const { page, columns, month } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("projects.create") ? (
    <ButtonLink to="new">{t("timeEntries.new")}</ButtonLink>
  ) : null
  const days = (["from", "to"] as const).flatMap((name) => {
    const day = params.get(name)
    return day
      ? [
          {
            text: t(`timeEntries.bounds.${name}`, { day: formatDay(day, i18n.language) }),
            names: [name],
          },
        ]
      : []
  })
  return (
    <>
      <PageHeader
        title={t("timeEntries.list")}
        text={t("timeEntries.text")}
        action={add}
        secondary={
          can("timesheets.see") ? (
            <ButtonLink to={`proposals/${month}`} variant="outline">
              {t("timeEntries.proposals.open")}
            </ButtonLink>
          ) : null
        }
      />
      <ResourceTable
        label={t("timeEntries.list")}
        rows={page.rows}
        page={page}
        rowTo={(entry) => entry.id}
        sortedBy="-startedAt"
        search={t("timeEntries.search")}
        active={days}
        filters={
          <>
            <FilterDay name="from" label={t("timeEntries.from")} />
            <FilterDay name="to" label={t("timeEntries.to")} />
          </>
        }
        aside={can("projects.export") ? <ExportLink href="time-entries/export" /> : null}
        rowName={(entry) => entry.title}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "title",
            header: t("timeEntries.task"),
            cell: (entry) => entry.title,
          },
          {
            name: "project",
            header: t("timeEntries.project"),
            card: "small",
            cell: (entry) => entry.projectName,
          },
          {
            name: "day",
            header: t("timeEntries.day"),
            sort: "startedAt",
            card: "small",
            cell: (entry) => cells.date(entry.day),
          },
          {
            name: "startTime",
            header: t("timeEntries.startTime"),
            shown: "wide",
            cell: (entry) => entry.startTime,
          },
          {
            name: "minutes",
            header: t("timeEntries.duration"),
            align: "end",
            card: "amount",
            cell: (entry) => formatDuration(entry.minutes, i18n.language),
          },
          {
            name: "state",
            header: t("timeEntries.state"),
            card: "state",
            cell: (entry) =>
              entry.endedAt === null
                ? cells.status("info", t("timeEntries.runs"))
                : entry.inTimesheet
                  ? cells.status("success", t("timeEntries.inTimesheet"))
                  : null,
          },
          {
            name: "note",
            header: t("timeEntries.note"),
            shown: "chosen",
            cell: (entry) => entry.note,
          },
        ]}
        empty={{
          title: t("timeEntries.empty.title"),
          text: t("timeEntries.empty.text"),
          action: add,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("timeEntries.list")} />
}
