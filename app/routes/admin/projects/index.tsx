import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { shelves } from "#contract/choices"
import { formatNumber, formatPercent } from "~/components/format"
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

export const handle = titled("projects.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Projects", { query: new URL(args.request.url).searchParams })
  const id = page.rows.map((project) => project.id)
  const used = id.length ? await api.get("/Projects/budgets", { query: { id } }) : []
  return { page: showing(page, shown), used, columns: columnsOf(args.request, "projects") }
}

const shown = [
  "id",
  "name",
  "clientName",
  "contractTitle",
  "startsOn",
  "endsOn",
  "budgetDays",
  "budgetHT",
  "currency",
  "taskCount",
  "doneCount",
  "archivedAt",
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "projects", "projects.see")

export default function ProjectsScreen() {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const { page, used, columns } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const can = useCan()
  const shelf = shelves.find((each) => each === params.get("shelf"))
  const add = can("projects.create") ? <ButtonLink to="new">{t("projects.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("projects.list")} text={t("projects.text")} action={add} />
      <ResourceTable
        label={t("projects.list")}
        rows={page.rows}
        page={page}
        rowTo={(project) => `${project.id}/board`}
        sortedBy="name"
        search={t("projects.search")}
        active={shelf ? [{ text: t(`projects.shelves.${shelf}`), names: ["shelf"] }] : []}
        filters={
          <FilterSelect
            name="shelf"
            label={t("projects.shelf")}
            options={shelves.map((value) => ({ value, label: t(`projects.shelves.${value}`) }))}
          />
        }
        aside={can("projects.export") ? <ExportLink href="projects/export" /> : null}
        rowName={(project) => project.name}
        bulk={
          <ExportOrDelete mayExport={can("projects.export")} mayDelete={can("projects.delete")} />
        }
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "name",
            header: t("projects.name"),
            sort: "name",
            cell: (project) => project.name,
          },
          {
            name: "client",
            header: t("projects.client"),
            sort: "client",
            card: "second",
            cell: (project) => project.clientName,
          },
          {
            name: "contract",
            header: t("projects.contract"),
            shown: "chosen",
            cell: (project) => project.contractTitle,
          },
          {
            name: "startsOn",
            header: t("projects.startsOn"),
            sort: "startsOn",
            shown: "wide",
            cell: (project) => cells.date(project.startsOn),
          },
          {
            name: "endsOn",
            header: t("projects.endsOn"),
            sort: "endsOn",
            card: "small",
            cell: (project) => cells.date(project.endsOn),
          },
          {
            name: "budgetDays",
            header: t("projects.budgetDays"),
            align: "end",
            shown: "chosen",
            cell: ({ budgetDays }) => budgetDays && formatNumber(budgetDays, i18n.language),
          },
          {
            name: "budgetHT",
            header: t("projects.budgetHT"),
            align: "end",
            shown: "chosen",
            cell: (project) => cells.money(project.budgetHT, project.currency),
          },
          {
            name: "budgetUsed",
            header: t("timeEntries.budgetUsed"),
            align: "end",
            card: "small",
            cell: ({ id }) => {
              const { percent = null, alert } = used.find((one) => one.projectId === id) ?? {}
              if (percent === null) return null
              const said = formatPercent(percent, i18n.language)
              return alert ? cells.status(alert === 100 ? "danger" : "warning", said) : said
            },
          },
          {
            name: "progress",
            header: t("projects.progress"),
            align: "end",
            card: "amount",
            cell: ({ doneCount, taskCount }) =>
              t("projects.progressOf", { done: doneCount, count: taskCount }),
          },
          {
            name: "state",
            header: t("projects.shelf"),
            card: "state",
            shown: "wide",
            cell: ({ archivedAt }) =>
              archivedAt ? cells.status("neutral", t("projects.archived")) : null,
          },
        ]}
        empty={{ title: t("projects.empty.title"), text: t("projects.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("projects.list")} />
}
