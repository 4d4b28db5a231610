import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { monthOf } from "#domain/month"
import { Meter } from "~/components/chart/meter"
import { formatDay, formatDuration, formatMoney, formatNumber } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"
import { ProjectHeader } from "../_header"

export const handle = titled<typeof loader>("timeEntries.ofProject.of", ({ project }) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const [project, time, latest] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    api.get("/Projects/{projectId}/time", { path }),
    api.list("/TimeEntries", { query: { projectId: path.projectId, limit: 10 } }),
  ])
  return { project, time, latest: latest.rows, month: monthOf(today()) }
}

/** What was spent on a project: beside its budget, and task by task beside the estimates. */
export default function ProjectTimeScreen() {
  const { t, i18n } = useTranslation()
  const { project, time, latest, month } = useLoaderData<typeof loader>()
  const can = useCan()
  const duration = (minutes: number) => formatDuration(minutes, i18n.language)
  const isOpen = project.archivedAt === null && can("projects.edit")
  return (
    <>
      <ProjectHeader
        project={project}
        secondary={
          <>
            {can("timesheets.see") ? (
              <ButtonLink to={`../time-entries/proposals/${month}`} variant="outline">
                {t("timeEntries.proposals.open")}
              </ButtonLink>
            ) : null}
            {isOpen && can("projects.create") ? (
              <ButtonLink to="../time-entries/new" variant="outline">
                {t("timeEntries.new")}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="grid gap-5">
        <SectionCard title={t("timeEntries.ofProject.budget")}>
          <PropertyList
            properties={[
              { label: t("timeEntries.ofProject.spent"), value: duration(time.spent) },
              {
                label: t("timeEntries.ofProject.spentDays"),
                value: t("timeEntries.ofProject.days", {
                  count: Number(time.spentDays),
                  value: formatNumber(time.spentDays, i18n.language),
                }),
              },
              { label: t("timeEntries.ofProject.estimated"), value: duration(time.estimated) },
              {
                label: t("timeEntries.ofProject.budgetDays"),
                value:
                  project.budgetDays === null
                    ? null
                    : t("timeEntries.ofProject.days", {
                        count: Number(project.budgetDays),
                        value: formatNumber(project.budgetDays, i18n.language),
                      }),
              },
              {
                label: t("timeEntries.ofProject.budgetHT"),
                value:
                  project.budgetHT === null
                    ? null
                    : formatMoney(project.budgetHT, project.currency, i18n.language),
              },
              {
                label: t("timeEntries.ofProject.usedHT"),
                value:
                  time.usedHT === null
                    ? null
                    : formatMoney(time.usedHT, project.currency, i18n.language),
              },
            ]}
          />
          {time.budgetUsed === null ? null : (
            <div className="mt-5 grid gap-2">
              <p>
                {t("timeEntries.ofProject.used", {
                  percent: formatNumber(time.budgetUsed, i18n.language),
                })}
              </p>
              <Meter
                label={t("timeEntries.ofProject.used", {
                  percent: formatNumber(time.budgetUsed, i18n.language),
                })}
                value={Math.min(time.budgetUsed, 100)}
                max={100}
                mark={80}
                tone={
                  time.budgetUsed >= 100 ? "danger" : time.budgetUsed >= 80 ? "warning" : "accent"
                }
              />
            </div>
          )}
        </SectionCard>
        <SectionCard title={t("timeEntries.ofProject.byTask")}>
          {time.tasks.length === 0 ? (
            <p className="text-muted">{t("timeEntries.ofProject.noTasks")}</p>
          ) : (
            <div className="overflow-x-auto">
              <table className="w-full border-collapse text-sm tabular-nums">
                <caption className="sr-only">{t("timeEntries.ofProject.byTask")}</caption>
                <thead>
                  <tr className="border-line border-b text-left text-muted">
                    <th scope="col" className="py-2 font-medium">
                      {t("timeEntries.task")}
                    </th>
                    <th scope="col" className="py-2 pl-3 text-right font-medium">
                      {t("timeEntries.ofProject.spent")}
                    </th>
                    <th scope="col" className="py-2 pl-3 text-right font-medium">
                      {t("timeEntries.ofProject.estimated")}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {time.tasks.map((task) => (
                    <tr key={task.taskId ?? ""} className="border-line border-b">
                      <th scope="row" className="py-2 text-left font-normal">
                        {task.taskId ? (
                          <Link to={`../tasks/${task.taskId}`} className="hover:underline">
                            {task.title}
                          </Link>
                        ) : (
                          t("timeEntries.ofProject.gone")
                        )}
                      </th>
                      <td className="py-2 pl-3 text-right whitespace-nowrap">
                        {duration(task.spent)}
                      </td>
                      <td className="py-2 pl-3 text-right whitespace-nowrap">
                        {task.estimate === null ? "–" : duration(task.estimate)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </SectionCard>
        <SectionCard
          title={t("timeEntries.ofProject.latest")}
          aside={
            <Link to={`../time-entries?projectId=${project.id}`}>
              {t("timeEntries.ofProject.all")}
            </Link>
          }
        >
          {latest.length === 0 ? (
            <EmptyState title={t("timeEntries.empty.title")} text={t("timeEntries.empty.text")} />
          ) : (
            <ul className="divide-y divide-line">
              {latest.map((entry) => (
                <li
                  key={entry.id}
                  className="relative flex flex-wrap gap-x-4 py-2.5 hover:bg-hover"
                >
                  <span className="min-w-44 flex-1">
                    <Link
                      to={`../time-entries/${entry.id}`}
                      className="whole-row block truncate font-medium hover:underline"
                    >
                      {entry.title}
                    </Link>
                    <span className="block text-muted text-sm">
                      {formatDay(entry.day, i18n.language)} · {entry.startTime}
                    </span>
                  </span>
                  <span className="figure">
                    {entry.endedAt === null ? t("timeEntries.runs") : duration(entry.minutes)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </SectionCard>
      </div>
    </>
  )
}
