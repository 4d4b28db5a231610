import { useTranslation } from "react-i18next"
import type { Task } from "#contract/tasks"
import { formatDay, formatDuration } from "../format"
import { StatusBadge } from "../screen/status-badge"
import type { Tone } from "../ui/tone"

export const priorityTones: Record<Task["priority"], Tone> = {
  none: "neutral",
  low: "neutral",
  normal: "info",
  high: "warning",
  urgent: "danger",
}

/** A sign beside the word: a priority is never told by its colour alone. */
export const prioritySigns: Record<Task["priority"], string> = {
  none: "",
  low: "↓",
  normal: "=",
  high: "↑",
  urgent: "‼",
}

type Marked = Pick<
  Task,
  "priority" | "dueOn" | "overdue" | "tags" | "itemCount" | "itemsDone" | "estimate" | "spent"
>

/** What a card says of a task besides its title, in as few elements as there are things to say. */
export function TaskMarks({ task }: { task: Marked }) {
  const { t, i18n } = useTranslation()
  const { priority, dueOn, overdue, tags, itemCount, itemsDone, estimate, spent } = task
  const duration = (minutes: number) => formatDuration(minutes, i18n.language)
  const plain = [
    itemCount > 0 && `☑ ${t("tasks.itemsOf", { done: itemsDone, count: itemCount })}`,
    spent > 0
      ? `${duration(spent)}${estimate === null ? "" : ` / ≈ ${duration(estimate)}`}`
      : estimate !== null && `≈ ${duration(estimate)}`,
  ].filter(Boolean)
  const due = dueOn && formatDay(dueOn, i18n.language)
  if (priority === "none" && !due && tags.length === 0 && plain.length === 0) return null
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {priority === "none" ? null : (
        <b className={priority === "urgent" ? "text-danger" : "font-medium text-ink"}>
          {prioritySigns[priority]} {t(`tasks.priorities.${priority}`)}
        </b>
      )}
      {due ? (
        <span className={overdue ? "font-medium text-danger" : undefined}>
          {t(overdue ? "tasks.overdueSince" : "tasks.dueBy", { day: due })}
        </span>
      ) : null}
      {tags.map((tag) => (
        <span
          key={tag.id}
          title={tag.title}
          className={`swatch-${tag.color} border-l-4 border-l-(--swatch) bg-sunken px-1.5 text-ink`}
        >
          {tag.displayText ?? tag.title}
        </span>
      ))}
      {plain.length > 0 ? plain.join(" · ") : null}
    </p>
  )
}

export function PriorityBadge({ priority }: Pick<Task, "priority">) {
  const { t } = useTranslation()
  return (
    <StatusBadge tone={priorityTones[priority]}>{t(`tasks.priorities.${priority}`)}</StatusBadge>
  )
}
