import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay, formatTime } from "~/components/format"
import { Button } from "~/components/ui/button"
import { toneClass, toneIcon } from "~/components/ui/tone"
import type { ShownNotification } from "~/services/notification"
import { addDays, todayIn } from "../../../../domain/day"

interface FeedProps {
  rows: ShownNotification[]
  list: "all" | "unread"
  /** The day in Paris. */
  today: string
}

/** Notifications below the day that each came on. */
export function Feed({ rows, list, today }: FeedProps) {
  const { t, i18n } = useTranslation()
  const nameOf = (day: string) => {
    if (day === today) return t("notifications.today")
    if (day === addDays(today, -1)) return t("notifications.yesterday")
    return formatDay(day, i18n.language, "long")
  }
  return byDay(rows).map(({ day, entries }) => (
    <div key={day}>
      <h2 className="border-line border-b bg-sunken px-4 py-2 font-medium text-muted text-sm first:rounded-t-card md:px-6">
        {nameOf(day)}
      </h2>
      <ul className="divide-y divide-line border-line border-b">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} list={list} />
        ))}
      </ul>
    </div>
  ))
}

function Entry({ entry, list }: { entry: ShownNotification; list: FeedProps["list"] }) {
  const { t, i18n } = useTranslation()
  const { id, tone, title, text, at, unread, to } = entry
  const Icon = toneIcon[tone]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-4 md:flex-nowrap md:px-6">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${toneClass[tone]}`}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={unread ? "font-semibold" : ""}>
          {to ? (
            <Link to={`../${to}`} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
          {unread ? (
            <span className="ml-2 inline-flex items-center gap-1.5 rounded-full bg-accent-soft px-2 py-0.5 align-middle font-medium text-accent text-xs">
              {t("notifications.new")}
            </span>
          ) : null}
        </p>
        <p className="text-muted text-sm">{text}</p>
        <p className="mt-0.5 text-muted text-xs">
          <time dateTime={at}>{formatTime(at, i18n.language)}</time>
        </p>
      </div>
      <Form
        method="post"
        action={`${id}/reading`}
        preventScrollReset
        className="ml-13 md:ml-0"
        data-print="no"
      >
        <input type="hidden" name="list" value={list} />
        <Button
          type="submit"
          name="read"
          value={unread ? "true" : "false"}
          variant={unread ? "secondary" : "quiet"}
          size="small"
          aria-describedby={`n-${id}`}
        >
          {unread ? t("notifications.markRead") : t("notifications.markUnread")}
        </Button>
        <span id={`n-${id}`} hidden>
          {title}
        </span>
      </Form>
    </li>
  )
}

function byDay(rows: ShownNotification[]): { day: string; entries: ShownNotification[] }[] {
  const days: { day: string; entries: ShownNotification[] }[] = []
  for (const entry of rows) {
    const day = todayIn("Europe/Paris", new Date(entry.at))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
