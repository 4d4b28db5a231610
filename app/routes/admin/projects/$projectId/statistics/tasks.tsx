import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { taskFigures } from "#contract/choices"
import { formatDay, formatDuration } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("taskStatistics.tasks.of", ({ project }) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const asked = new URL(args.request.url).searchParams
  const figure = taskFigures.find((one) => one === asked.get("figure")) ?? "finished"
  const query = { ...Object.fromEntries(asked), figure }
  const [project, tasks] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    api.get("/Projects/{projectId}/statistics/tasks", { path, query }),
  ])
  return { project: { id: project.id, name: project.name }, tasks, figure, day: asked.get("day") }
}

/** Exactly the tasks that a figure counted. */
export default function FigureTasksScreen() {
  const { t, i18n } = useTranslation()
  const { project, tasks, figure, day } = useLoaderData<typeof loader>()
  const written = (one: string | null) => (one === null ? "–" : formatDay(one, i18n.language))
  const days = (count: number | null) =>
    count === null ? "–" : t("taskStatistics.days", { count })
  const duration = (minutes: number) => (minutes ? formatDuration(minutes, i18n.language) : "–")
  const heads = [
    ...(["createdOn", "startedOn", "finishedOn", "leadTime", "cycleTime"] as const),
    ...(["age", "estimate", "spent"] as const),
  ]
  return (
    <>
      <PageHeader
        title={t(`taskStatistics.tasks.${figure}`)}
        text={[project.name, day && formatDay(day, i18n.language)].filter(Boolean).join(" · ")}
      />
      <p className="mb-4">
        <Link to={`../projects/${project.id}/statistics`}>{t("taskStatistics.tasks.back")}</Link>
        {" · "}
        {t("taskStatistics.tasks.count", { count: tasks.length })}
      </p>
      {tasks.length === 0 ? (
        <EmptyState
          title={t("taskStatistics.tasks.none")}
          text={t("taskStatistics.tasks.noneText")}
        />
      ) : (
        <Card className="overflow-x-auto">
          <table className="w-full border-collapse whitespace-nowrap text-sm tabular-nums">
            <caption className="sr-only">{t(`taskStatistics.tasks.${figure}`)}</caption>
            <thead>
              <tr className="border-line border-b text-left text-muted">
                <th scope="col" className="py-2 pr-4">
                  {t("taskStatistics.task")}
                </th>
                {heads.map((head) => (
                  <th key={head} scope="col" className="py-2 pl-4 text-right">
                    {t(`taskStatistics.heads.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tasks.map((task) => (
                <tr key={task.taskId} className="border-line border-b">
                  <th scope="row" className="min-w-48 whitespace-normal py-2 text-left font-normal">
                    {task.title === null ? (
                      t("taskStatistics.deleted")
                    ) : (
                      <Link to={`../tasks/${task.taskId}`} className="hover:underline">
                        {task.title}
                      </Link>
                    )}
                  </th>
                  {[
                    ...[task.createdOn, task.startedOn, task.finishedOn].map(written),
                    ...[task.lead, task.cycle, task.age].map(days),
                    ...[task.estimate, task.spent].map(duration),
                  ].map((cell, at) => (
                    <td key={heads[at]} className="py-2 pl-4 text-right">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </>
  )
}
