import { Form, Link } from "@remix-run/react"
import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { addDays, todayIn } from "#domain/day"
import { formatInstant, formatMonth } from "~/components/format"
import { itemOf, mayOpen } from "~/components/shell/navigation-items"
import { Button } from "~/components/ui/button"
import { toneClass, toneIcon } from "~/components/ui/tone"
import { Unbroken } from "~/components/unbroken"
import type { ShownNotification } from "~/services/notification"
import { useCan, usePermissions } from "~/services/person"

interface FeedProps {
  rows: ShownNotification[]
  list: "all" | "unread"
  /** The day in Paris. */
  today: string
}

/** Notifications below the day that each came on; older ones below their month. */
export function Feed({ rows, list, today }: FeedProps) {
  const { t, i18n } = useTranslation()
  const yesterday = addDays(today, -1)
  const nameOf = (day: string) => {
    if (day === today) return t("notifications.today")
    if (day === yesterday) return t("notifications.yesterday")
    return formatMonth(day, i18n.language)
  }
  return grouped(rows, nameOf).map(({ name, entries }, at) => (
    <div key={name}>
      <h2
        className={`border-line border-b bg-sunken px-4 py-2 font-medium text-muted text-sm first-letter:uppercase md:px-6 ${at === 0 ? "rounded-t-card" : ""}`}
      >
        {name}
      </h2>
      <ul className="divide-y divide-line border-line border-b">
        {alike(entries).map((same) =>
          same.length < gatheredFrom ? (
            same.map((entry) => <Entry key={entry.id} entry={entry} list={list} />)
          ) : (
            <Gathered key={same[0]?.id} entries={same} list={list} />
          ),
        )}
      </ul>
    </div>
  ))
}

/** As many of one kind on one day are one line, which unfolds. */
const gatheredFrom = 3

function Gathered({ entries, list }: { entries: ShownNotification[]; list: FeedProps["list"] }) {
  const { t } = useTranslation()
  const [first] = entries
  if (!first) return null
  const Icon = toneIcon[first.tone]
  const isUnread = entries.some(({ unread }) => unread)
  return (
    <li>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-4 px-4 py-4 hover:bg-hover md:px-6">
          <span
            className={`grid size-9 shrink-0 place-items-center rounded-full ${toneClass[first.tone]}`}
          >
            <Icon size={18} aria-hidden="true" />
          </span>
          <span className={isUnread ? "font-semibold" : ""}>
            {t("notifications.several", {
              name: t(`notifications.names.${first.kind}`),
              total: entries.length,
            })}
          </span>
          <ChevronDown size={18} aria-hidden="true" className="ml-auto shrink-0 text-muted" />
        </summary>
        <ul className="divide-y divide-line border-line border-t bg-sunken">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} list={list} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function Entry({ entry, list }: { entry: ShownNotification; list: FeedProps["list"] }) {
  const { t, i18n } = useTranslation()
  const { id, tone, title, text, at, unread, to } = entry
  const Icon = toneIcon[tone]
  const can = useCan()
  const permissions = usePermissions()
  const place = itemOf(to?.split("/")[0])
  const isOpen = place !== undefined && mayOpen(place, permissions)
  return (
    <li className="flex gap-4 px-4 py-4 md:px-6">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${toneClass[tone]}`}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 items-start justify-between gap-4 md:flex">
        <div className="min-w-0">
          <p id={`n-${id}`} className={unread ? "font-semibold" : ""}>
            {isOpen ? (
              <Link to={`../${to}`} className="inline-block min-h-6 hover:underline">
                <Unbroken>{title}</Unbroken>
              </Link>
            ) : (
              <Unbroken>{title}</Unbroken>
            )}
            {unread ? (
              <span className="ml-2 inline-block rounded-full bg-accent-soft px-2 py-0.5 align-middle font-medium text-accent text-xs">
                {t("notifications.new")}
              </span>
            ) : null}
          </p>
          <p className="text-muted text-sm">
            <Unbroken>{text}</Unbroken>
          </p>
          <time dateTime={at} className="mt-0.5 block text-muted text-xs tabular-nums">
            {formatInstant(at, i18n.language)}
          </time>
        </div>
        {can("notifications.edit") ? (
          <Form
            method="post"
            action={`${id}/reading`}
            preventScrollReset
            className="mt-2 -ml-3 shrink-0 md:mt-0 md:ml-0"
            data-print="no"
          >
            <input type="hidden" name="list" value={list} />
            <Button
              type="submit"
              name="read"
              value={unread ? "true" : "false"}
              variant="ghost"
              size="sm"
              aria-describedby={`n-${id}`}
            >
              {unread ? t("notifications.markRead") : t("notifications.markUnread")}
            </Button>
          </Form>
        ) : null}
      </div>
    </li>
  )
}

/** In their order, but for kinds of which there are several: those stand together, where the newest of them does. */
function alike(entries: ShownNotification[]): ShownNotification[][] {
  const ofKind = (kind: ShownNotification["kind"]) => entries.filter((it) => it.kind === kind)
  return entries.flatMap((entry) => {
    const same = ofKind(entry.kind)
    if (same.length < gatheredFrom) return [[entry]]
    return same[0] === entry ? [same] : []
  })
}

function grouped(rows: ShownNotification[], nameOf: (day: string) => string) {
  const groups: { name: string; entries: ShownNotification[] }[] = []
  for (const entry of rows) {
    const name = nameOf(todayIn("Europe/Paris", new Date(entry.at)))
    const last = groups.at(-1)
    if (last?.name === name) last.entries.push(entry)
    else groups.push({ name, entries: [entry] })
  }
  return groups
}
