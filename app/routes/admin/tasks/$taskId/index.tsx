import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDuration } from "~/components/format"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell } from "~/components/table/cells"
import { PriorityBadge } from "~/components/task/task-marks"
import { StartTimer } from "~/components/timer/start-timer"
import { ButtonLink } from "~/components/ui/button-link"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { currentUser } from "~/services/session/current-user.server"
import { TaskHistory } from "../_history"
import { TaskItems } from "../_items"

export const handle = titled<typeof loader>("screen.named", ({ task }) => ({ name: task.title }))

/** As much of its history as the page shows. */
const latest = 25

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { taskId: args.params.taskId ?? "" }
  const [user, task, history, activity] = await Promise.all([
    currentUser(api),
    api.get("/Tasks/{taskId}", { path }),
    api.list("/Tasks/{taskId}/events", { path, query: { limit: latest } }),
    activityOf(api, args.request, "tasks", path.taskId),
  ])
  const timer = user.runningTimer
  const running = timer?.taskId === task.id ? timer.id : undefined
  return { task, running, events: history.rows, activity }
}

export default function TaskScreen() {
  const { t } = useTranslation()
  const { task, running, events, activity } = useLoaderData<typeof loader>()
  const can = useCan()
  const may = (act: (typeof task.can)[number]) => task.can.includes(act)
  return (
    <>
      <PageHeader
        title={task.title}
        badge={task.priority === "none" ? null : <PriorityBadge priority={task.priority} />}
        secondary={
          may("change") ? (
            <>
              <StartTimer task={task} running={running} />
              <ButtonLink to="move" variant="outline">
                {t("tasks.move.open")}
              </ButtonLink>
            </>
          ) : null
        }
        more={
          may("change") || may("archive") || may("remove") ? (
            <>
              {may("change") && can("projects.create") ? (
                <>
                  <ButtonLink to={`../time-entries/new?taskId=${task.id}`} variant="ghost">
                    {t("timeEntries.new")}
                  </ButtonLink>
                  <ButtonLink to={`../recurring-tasks/new?taskId=${task.id}`} variant="ghost">
                    {t("recurringTasks.repeat")}
                  </ButtonLink>
                </>
              ) : null}
              {may("archive") ? (
                <ButtonLink to={`../tasks/changes?id=${task.id}`} variant="ghost">
                  {t(task.archivedAt ? "tasks.unarchive" : "tasks.archive")}
                </ButtonLink>
              ) : null}
              {may("remove") ? (
                <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
                  {t("tasks.delete")}
                </ButtonLink>
              ) : null}
            </>
          ) : null
        }
        action={may("change") ? <ButtonLink to="edit">{t("tasks.change")}</ButtonLink> : null}
      />
      {task.beforeStart ? (
        <div className="mb-4">
          <Banner tone="warning" title={t("tasks.beforeStart")} />
        </div>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TaskProperties task={task} />
        <TaskItems task={task} />
        <TaskHistory events={events} />
        <ActivityFeed feed={activity} readOnly={task.projectArchived} />
      </div>
    </>
  )
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>["task"]

function TaskProperties({ task }: { task: Shown }) {
  const { t, i18n } = useTranslation()
  const { billId, quoteId, eventId } = task
  const links = [
    billId && (
      <LinkCell key="bill" to={`../bills/${billId}`} needs="bills.see">
        {t("tasks.bill")} {task.billTitle}
      </LinkCell>
    ),
    quoteId && (
      <LinkCell key="quote" to={`../quotes/${quoteId}`} needs="quotes.see">
        {t("tasks.quote")} {task.quoteTitle}
      </LinkCell>
    ),
    eventId && (
      <LinkCell key="event" to={`../calendar/events/${eventId}`} needs="calendar.see">
        {t("tasks.event")} {task.eventTitle}
      </LinkCell>
    ),
  ].filter(Boolean)
  return (
    <SectionCard title={t("areas.tasks")}>
      <PropertyList
        properties={[
          {
            label: t("tasks.project"),
            value: (
              <LinkCell to={`../projects/${task.projectId}/board`}>{task.projectName}</LinkCell>
            ),
          },
          { label: t("tasks.column"), value: task.columnTitle },
          {
            label: t("tasks.dueOn"),
            value: task.overdue ? (
              <span className="text-danger">
                <DateCell day={task.dueOn} /> ({t("tasks.overdue")})
              </span>
            ) : (
              <DateCell day={task.dueOn} />
            ),
          },
          {
            label: t("tasks.estimate"),
            value: task.estimate === null ? null : formatDuration(task.estimate, i18n.language),
          },
          {
            label: t("timeEntries.ofProject.spent"),
            value: (
              <LinkCell to={`../time-entries?taskId=${task.id}`}>
                {formatDuration(task.spent, i18n.language)}
              </LinkCell>
            ),
          },
          { label: t("tasks.tags"), value: task.tags.map(({ title }) => title).join(", ") },
          ...(task.archivedAt ? [{ label: t("tasks.shelf"), value: t("tasks.archived") }] : []),
          ...(links.length > 0
            ? [{ label: t("tasks.links"), value: <span className="grid">{links}</span> }]
            : []),
          { label: t("tasks.description"), value: task.description, wide: true },
        ]}
      />
    </SectionCard>
  )
}
