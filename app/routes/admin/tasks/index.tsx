import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { ExportLink } from "~/components/table/export-link"
import { ListProblem } from "~/components/table/list-problem"
import { TaskFilters, useActiveTaskFilters } from "~/components/task/task-filters"
import { shownOfTasks, TaskTable } from "~/components/task/task-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("tasks.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [page, tags, projects] = await Promise.all([
    api.list("/Tasks", { query: new URL(args.request.url).searchParams }),
    api.list("/Tags", { query: { limit: 100 } }),
    api.list("/Projects", { query: { limit: 100 } }),
  ])
  return {
    page: showing(page, shownOfTasks),
    tags: tags.rows.map(({ id, title }) => ({ value: id, label: title })),
    projects: projects.rows.map(({ id, name }) => ({ value: id, label: name })),
    columns: columnsOf(args.request, "tasks"),
  }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "tasks", "projects.see")

export default function TasksScreen() {
  const { t } = useTranslation()
  const { page, tags, projects, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const active = useActiveTaskFilters({ tags, projects })
  const add = can("projects.create") ? <ButtonLink to="new">{t("tasks.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader
        title={t("tasks.list")}
        text={t("tasks.text")}
        secondary={
          can("projects.edit") ? (
            <ButtonLink to="settings" variant="outline">
              {t("tasks.settings.open")}
            </ButtonLink>
          ) : null
        }
        action={add}
      />
      <TaskViews />
      <TaskTable
        ofAll
        label={t("tasks.list")}
        rows={page.rows}
        page={page}
        base=""
        active={active}
        filters={<TaskFilters tags={tags} projects={projects} withShelf />}
        aside={can("projects.export") ? <ExportLink href="tasks/export" /> : null}
        chosen={columns}
        empty={{ title: t("tasks.empty.title"), text: t("tasks.empty.text"), action: add }}
      />
    </>
  )
}

/** What is asked most: everything, and what today is about. */
function TaskViews() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const today = params.get("due") === "today"
  const open = params.get("open") === "true" && !today
  const views = [
    { to: ".", label: t("tasks.views.all"), isCurrent: !today && !open },
    { to: "?open=true", label: t("tasks.views.open"), isCurrent: open },
    { to: "?due=today", label: t("tasks.views.today"), isCurrent: today },
  ]
  return (
    <nav aria-label={t("tasks.views.label")} className="mb-4 border-line border-b">
      <ul className="flex gap-1">
        {views.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? "page" : undefined} className="tab">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("tasks.list")} />
}
