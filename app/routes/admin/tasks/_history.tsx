import { useTranslation } from "react-i18next"
import type { TaskEvent } from "#contract/tasks"
import { formatDuration } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { Timeline } from "~/components/screen/timeline"

/** What happened to a task, the newest first. */
export function TaskHistory({ events }: { events: TaskEvent[] }) {
  const { t, i18n } = useTranslation()
  const said = ({ what, columnTitle, fromColumnTitle, estimate }: TaskEvent) =>
    what === "estimated" && estimate === null
      ? t("tasks.events.unestimated")
      : t(`tasks.events.${what}`, {
          to: columnTitle,
          from: fromColumnTitle,
          estimate: estimate === null ? "" : formatDuration(estimate, i18n.language),
        })
  return (
    <SectionCard title={t("tasks.history")}>
      <Timeline
        entries={events.map((event) => ({
          id: event.id,
          at: event.at,
          title: said(event),
          text: event.by,
        }))}
      />
    </SectionCard>
  )
}
