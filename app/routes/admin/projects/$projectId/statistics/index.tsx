import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { TaskStatistics } from "#contract/task-statistics"
import { CumulativeFlow } from "~/components/chart/cumulative-flow"
import { GroupedBars } from "~/components/chart/grouped-bars"
import { LineChart } from "~/components/chart/line-chart"
import { PointChart } from "~/components/chart/point-chart"
import { formatDay, formatDuration, formatNumber } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { ExportLink } from "~/components/table/export-link"
import { FilterDay } from "~/components/table/filters"
import { Button } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { ProjectHeader } from "../../_header"

export const handle = titled<typeof loader>("taskStatistics.of", ({ project }) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const asked = new URL(args.request.url).searchParams
  const query = { from: asked.get("from") || undefined, to: asked.get("to") || undefined }
  const ask = (period: typeof query) =>
    api.get("/Projects/{projectId}/statistics", { path, query: period })
  const [project, [statistics, isRefused]] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    ask(query).then(
      (found) => [found, false] as const,
      // A period that is refused is said, and the usual one shown.
      async (refusal: unknown) => {
        if (!(refusal instanceof Response) || refusal.status !== 422) throw refusal
        return [await ask({ from: undefined, to: undefined }), true] as const
      },
    ),
  ])
  return { project, statistics: thinned(statistics), isRefused }
}

/** As many days as a drawing can tell apart; a longer period shows one of several. */
const mostDays = 92

/** A long period by every so many days, its last one always among them. */
function thinned(statistics: TaskStatistics): TaskStatistics {
  const some = <Day,>(days: readonly Day[]) => {
    const step = Math.ceil(days.length / mostDays)
    return days.filter((_, at) => (days.length - 1 - at) % step === 0)
  }
  const { flow, inProgress, burnDown } = statistics
  return {
    ...statistics,
    flow: some(flow),
    inProgress: some(inProgress),
    burnDown: burnDown && { ...burnDown, days: some(burnDown.days) },
  }
}

/** What became of a project's tasks; each figure leads to exactly the tasks that it counted. */
export default function TaskStatisticsScreen() {
  const { t, i18n } = useTranslation()
  const { project, statistics, isRefused } = useLoaderData<typeof loader>()
  const can = useCan()
  const { from, to, columns, finished, cycle, lead, estimates, burnDown } = statistics
  const day = (one: string) => formatDay(one, i18n.language)
  const placed = (one: string) => ({ label: `${one.slice(8)}/${one.slice(5, 7)}`, name: day(one) })
  const tasks = (figure: string, more: Record<string, string> = {}) =>
    `statistics/tasks?${new URLSearchParams({ figure, from, to, ...more })}`
  const duration = (minutes: number) => formatDuration(minutes, i18n.language)
  // Drawn in hours, so that its scale is round; said as any duration.
  const ofHours = (hours: number) => duration(Math.round(hours * 60))
  const scale = (hours: number) => formatNumber(hours, i18n.language)
  const days = (count: number | null) =>
    count === null ? "–" : t("taskStatistics.days", { count })
  return (
    <>
      <ProjectHeader project={project} />
      {isRefused ? (
        <div className="mb-4">
          <Banner tone="danger" title={t("taskStatistics.refused")} />
        </div>
      ) : null}
      <form method="get" className="mb-5 flex flex-wrap items-end gap-4">
        <FilterDay name="from" label={t("taskStatistics.from")} />
        <FilterDay name="to" label={t("taskStatistics.to")} />
        <Button type="submit" variant="outline">
          {t("taskStatistics.show")}
        </Button>
        <p className="text-muted">{t("taskStatistics.period", { from: day(from), to: day(to) })}</p>
        {can("projects.export") ? <ExportLink href="statistics/export" /> : null}
      </form>
      <div className="grid gap-5">
        <Figure title={t("taskStatistics.flow.title")} text={t("taskStatistics.flow.text")}>
          <CumulativeFlow
            title={t("taskStatistics.flow.title")}
            periods={statistics.flow.map((one) => placed(one.day))}
            series={columns.map((column, at) => ({
              name: column.gone
                ? t("taskStatistics.flow.gone", { name: column.title })
                : column.title,
              values: statistics.flow.map(({ counts }) => counts[at] ?? 0),
              hrefs: statistics.flow.map((one) =>
                tasks("flow", { day: one.day, columnId: column.id }),
              ),
            }))}
            format={String}
          />
        </Figure>
        <Figure title={t("taskStatistics.cycle.title")} text={t("taskStatistics.cycle.text")}>
          <PropertyList
            properties={(
              [
                ["cycle50", cycle.p50],
                ["cycle85", cycle.p85],
                ["lead50", lead.p50],
                ["lead85", lead.p85],
              ] as const
            ).map(([name, value]) => ({
              label: t(`taskStatistics.cycle.${name}`),
              value: (
                <a href={tasks("finished")} className="hover:underline">
                  {days(value)}
                </a>
              ),
            }))}
          />
          <div className="mt-5">
            <PointChart
              title={t("taskStatistics.cycle.title")}
              firstHeading={t("taskStatistics.task")}
              from={from}
              to={to}
              points={finished.map((one) => ({
                name: one.title ?? t("taskStatistics.deleted"),
                href: one.title === null ? undefined : `../../tasks/${one.taskId}`,
                day: one.finishedOn,
                value: one.cycle,
                cells: [day(one.finishedOn), days(one.cycle), days(one.lead)],
              }))}
              columns={[
                t("taskStatistics.heads.finishedOn"),
                t("taskStatistics.heads.cycleTime"),
                t("taskStatistics.heads.leadTime"),
              ]}
              lines={[
                { name: t("taskStatistics.cycle.cycle50"), value: cycle.p50 },
                { name: t("taskStatistics.cycle.cycle85"), value: cycle.p85 },
              ]}
              place={placed}
              format={days}
            />
          </div>
        </Figure>
        <Figure
          title={t("taskStatistics.throughput.title")}
          text={t("taskStatistics.throughput.text")}
        >
          <GroupedBars
            title={t("taskStatistics.throughput.title")}
            periods={statistics.throughput.map(({ week }) => ({
              ...placed(week),
              name: t("taskStatistics.throughput.week", { day: day(week) }),
            }))}
            series={[
              {
                name: t("taskStatistics.throughput.count"),
                values: statistics.throughput.map(({ count }) => count),
                hrefs: statistics.throughput.map(({ week }) => tasks("finished", { week })),
              },
            ]}
            format={String}
          />
        </Figure>
        <Figure
          title={t("taskStatistics.inProgress.title")}
          text={t("taskStatistics.inProgress.text")}
        >
          <LineChart
            title={t("taskStatistics.inProgress.title")}
            periods={statistics.inProgress.map((one) => placed(one.day))}
            series={[
              {
                name: t("taskStatistics.inProgress.count"),
                values: statistics.inProgress.map(({ count }) => count),
                hrefs: statistics.inProgress.map((one) => tasks("inProgress", { day: one.day })),
              },
            ]}
            format={String}
          />
          <Table
            caption={t("taskStatistics.inProgress.ages")}
            heads={[
              t("taskStatistics.task"),
              t("taskStatistics.heads.startedOn"),
              t("taskStatistics.heads.age"),
            ]}
            rows={statistics.ages.map((one) => ({
              id: one.taskId,
              cells: [
                <Link key="task" to={`../tasks/${one.taskId}`} className="hover:underline">
                  {one.title ?? t("taskStatistics.deleted")}
                </Link>,
                day(one.startedOn),
                days(one.age),
              ],
            }))}
            none={t("taskStatistics.inProgress.none")}
          />
        </Figure>
        <Figure title={t("taskStatistics.burnDown.title")} text={t("taskStatistics.burnDown.text")}>
          {burnDown === null ? (
            <p className="text-muted">{t("taskStatistics.burnDown.noSpan")}</p>
          ) : (
            <LineChart
              title={t("taskStatistics.burnDown.title")}
              periods={burnDown.days.map((one) => placed(one.day))}
              series={[
                {
                  name: t("taskStatistics.burnDown.remaining"),
                  values: burnDown.days.map(({ remaining }) => inHours(remaining)),
                  hrefs: burnDown.days.map((one) =>
                    one.remaining === null ? undefined : tasks("remaining", { day: one.day }),
                  ),
                },
                {
                  name: t("taskStatistics.burnDown.ideal"),
                  values: burnDown.days.map(({ ideal }) => inHours(ideal)),
                },
              ]}
              format={ofHours}
              formatScale={scale}
            />
          )}
        </Figure>
        <Figure
          title={t("taskStatistics.estimates.title")}
          text={t("taskStatistics.estimates.text")}
        >
          <p className="mb-4">
            <a href={tasks("estimated")} className="underline">
              {t("taskStatistics.estimates.count", { count: estimates.count })}
            </a>
            {" · "}
            <a href={tasks("unestimated")} className="underline">
              {t("taskStatistics.estimates.without", { count: estimates.without })}
            </a>
          </p>
          <GroupedBars
            title={t("taskStatistics.estimates.title")}
            periods={statistics.byPriority.map(({ priority }) => ({
              label: t(`tasks.priorities.${priority}`),
              name: t(`tasks.priorities.${priority}`),
            }))}
            series={(["estimated", "spent"] as const).map((name) => ({
              name: t(`taskStatistics.estimates.${name}`),
              values: statistics.byPriority.map((one) => one[name] / 60),
              hrefs: statistics.byPriority.map(({ priority }) => tasks("estimated", { priority })),
            }))}
            format={ofHours}
            formatScale={scale}
          />
          <Table
            caption={t("taskStatistics.estimates.byTag")}
            heads={[
              t("taskStatistics.estimates.tag"),
              t("taskStatistics.estimates.tasks"),
              t("taskStatistics.estimates.estimated"),
              t("taskStatistics.estimates.spent"),
            ]}
            rows={[
              {
                id: "all",
                cells: [
                  t("taskStatistics.estimates.all"),
                  String(estimates.count),
                  duration(estimates.estimated),
                  duration(estimates.spent),
                ],
              },
              ...statistics.byTag.map((tag) => ({
                id: tag.id,
                cells: [
                  <a
                    key="tag"
                    href={tasks("estimated", { tagId: tag.id })}
                    className="hover:underline"
                  >
                    {tag.title}
                  </a>,
                  String(tag.count),
                  duration(tag.estimated),
                  duration(tag.spent),
                ],
              })),
            ]}
          />
        </Figure>
      </div>
    </>
  )
}

const inHours = (minutes: number | null) => (minutes === null ? null : minutes / 60)

/** A figure, with what it counts. */
function Figure({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <SectionCard title={title}>
      <p className="mb-4 max-w-prose text-muted text-sm">{text}</p>
      {children}
    </SectionCard>
  )
}

function Table({
  caption,
  heads,
  rows,
  none,
}: {
  caption: string
  heads: string[]
  rows: { id: string; cells: ReactNode[] }[]
  none?: string
}) {
  if (rows.length === 0) return <p className="mt-4 text-muted">{none}</p>
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="mb-1 text-left font-medium">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-left text-muted">
            {heads.map((head, at) => (
              <th key={head} scope="col" className={at ? "py-2 pl-3 text-right" : "py-2"}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id} className="border-line border-b">
              <th scope="row" className="py-2 text-left font-normal">
                {first}
              </th>
              {others.map((cell, at) => (
                <td key={heads[at + 1]} className="py-2 pl-3 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
