import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { useRhythm } from "./_rhythm"

export const handle = titled("recurringTasks.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/RecurringTasks", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown), columns: columnsOf(args.request, "recurring-tasks") }
}

const shown = [
  ...(["id", "title", "projectName", "mode", "recurrence", "weekdays", "afterDays"] as const),
  ...(["nextOn", "lastMadeOn"] as const),
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) =>
  keepColumns(args, "recurring-tasks", "projects.see")

export default function RecurringTasksScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const rhythm = useRhythm()
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("projects.create") ? (
    <ButtonLink to="new">{t("recurringTasks.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("recurringTasks.list")} text={t("recurringTasks.text")} action={add} />
      <ResourceTable
        label={t("recurringTasks.list")}
        rows={page.rows}
        page={page}
        rowTo={(recurring) => recurring.id}
        sortedBy="title"
        search={t("recurringTasks.search")}
        rowName={(recurring) => recurring.title}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "title",
            header: t("recurringTasks.title"),
            sort: "title",
            cell: (recurring) => recurring.title,
          },
          {
            name: "project",
            header: t("recurringTasks.project"),
            card: "small",
            cell: (recurring) => recurring.projectName,
          },
          {
            name: "rhythm",
            header: t("recurringTasks.rhythm"),
            card: "small",
            cell: (recurring) => rhythm(recurring),
          },
          {
            name: "nextOn",
            header: t("recurringTasks.nextOn"),
            card: "small",
            cell: (recurring) =>
              recurring.nextOn
                ? cells.date(recurring.nextOn)
                : t(
                    recurring.mode === "afterDone"
                      ? "recurringTasks.waits"
                      : "recurringTasks.ended",
                  ),
          },
          {
            name: "last",
            header: t("recurringTasks.last"),
            shown: "wide",
            cell: (recurring) => cells.date(recurring.lastMadeOn),
          },
        ]}
        empty={{
          title: t("recurringTasks.empty.title"),
          text: t("recurringTasks.empty.text"),
          action: add,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("recurringTasks.list")} />
}
