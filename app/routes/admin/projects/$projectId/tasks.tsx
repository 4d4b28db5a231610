import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ListProblem } from "~/components/table/list-problem"
import { TaskFilters, useActiveTaskFilters } from "~/components/task/task-filters"
import { shownOfTasks, TaskTable } from "~/components/task/task-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { titled } from "~/services/page-title"
import { ProjectHeader } from "../_header"
import { narrowedTo } from "../_tags.server"

export const handle = titled<typeof loader>("projects.tasksOf", ({ project }) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const query = new URL(args.request.url).searchParams
  query.set("projectId", path.projectId)
  const [project, page, narrowing] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    api.list("/Tasks", { query }),
    narrowedTo(api, path.projectId),
  ])
  return { project, page: showing(page, shownOfTasks), narrowing }
}

export default function ProjectTasksScreen() {
  const { t } = useTranslation()
  const { project, page, narrowing } = useLoaderData<typeof loader>()
  const active = useActiveTaskFilters(narrowing)
  return (
    <>
      <ProjectHeader project={project} />
      <TaskTable
        label={t("projects.tasksOf", { name: project.name })}
        rows={page.rows}
        page={page}
        base="../../../tasks/"
        active={active}
        filters={<TaskFilters {...narrowing} withShelf />}
        chosen={undefined}
        readOnly={project.archivedAt !== null}
        empty={{
          title: t("tasks.empty.title"),
          text: t("tasks.empty.text"),
          action: project.can.includes("addTask") ? (
            <ButtonLink to={`../tasks/new?projectId=${project.id}`}>
              {t("projects.newTask")}
            </ButtonLink>
          ) : null,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("tasks.list")} />
}
