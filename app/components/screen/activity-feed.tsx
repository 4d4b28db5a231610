import { Link, useHref } from "@remix-run/react"
import { Mail, MessageSquare, Paperclip, Phone, StickyNote, Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { NotedArea } from "#contract/areas"
import { activityKinds } from "#contract/choices"
import type { Activity } from "#contract/notes"
import { rightTo } from "#contract/permissions"
import { screenOf } from "~/services/area-card"
import { usePermissions } from "~/services/person"
import { ButtonLink } from "../ui/button-link"
import type { Tone } from "../ui/tone"
import { SectionCard } from "./section-card"
import { Timeline } from "./timeline"

/** A page of what happened on a record. */
export interface ActivityPage {
  area: NotedArea
  recordId: string
  /** The kind that is asked for; none, all. */
  kind?: (typeof activityKinds)[number]
  entries: Activity[]
  next?: string
  previous?: string
}

interface ActivityFeedProps {
  feed: ActivityPage
  /** Of what is put away: nothing is written down. */
  readOnly?: boolean
  className?: string
}

/** What happened on a record, the newest first, with the way to write something down. */
export function ActivityFeed({ feed, readOnly, className }: ActivityFeedProps) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const mayWrite = (about: NotedArea) =>
    !readOnly && permissions.some((right) => right === rightTo(about, "edit"))
  const { area, recordId, entries, kind } = feed
  return (
    <SectionCard
      title={<span id="activity">{t("notes.activity")}</span>}
      aside={
        mayWrite(area) ? (
          <ButtonLink to={`../notes/${area}/${recordId}/new`} variant="outline" size="sm">
            {t("notes.add")}
          </ButtonLink>
        ) : null
      }
      className={className}
    >
      <Kinds feed={feed} />
      {entries.length === 0 ? (
        <p className="text-muted">{t(kind ? "notes.noneOfKind" : "notes.none")}</p>
      ) : (
        <Timeline
          entries={entries.map((entry) => ({
            id: entry.id,
            at: entry.day ?? entry.at,
            title: <Title entry={entry} />,
            text: <Details entry={entry} mayWrite={mayWrite(entry.area)} />,
            tone: tones[entry.what],
            icon: iconOf(entry),
          }))}
        />
      )}
      <Pages feed={feed} />
    </SectionCard>
  )
}

/** What belongs to companies and people, and what is made one, is told of them alone. */
const isTold = (area: NotedArea, kind: (typeof activityKinds)[number]) =>
  ["notes", "files", "messages", "history"].includes(kind) ||
  area === "clients" ||
  (area === "contacts" && ["mailings", "offers", "merges"].includes(kind))

const search = (kind: string | undefined, place: Record<string, string> = {}) =>
  `?${new URLSearchParams({ ...(kind && { activity: kind }), ...place })}#activity`

/** What is shown of it: links, so that each has an address. */
function Kinds({ feed: { area, kind } }: { feed: ActivityPage }) {
  const { t } = useTranslation()
  const shown = [undefined, ...activityKinds.filter((each) => isTold(area, each))] as const
  return (
    <nav aria-label={t("notes.activity")} className="mb-5">
      <ul className="flex flex-wrap gap-1">
        {shown.map((each) => (
          <li key={each ?? "all"}>
            <Link
              to={search(each)}
              preventScrollReset
              aria-current={each === kind ? "true" : undefined}
              className="inline-flex min-h-8 items-center rounded-full px-3 text-muted text-sm hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:text-accent"
            >
              {t(`notes.shown.${each ?? "all"}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pages({ feed: { kind, next, previous } }: { feed: ActivityPage }) {
  const { t } = useTranslation()
  if (!next && !previous) return null
  return (
    <p className="mt-5 flex flex-wrap justify-between gap-3">
      {previous ? (
        <ButtonLink
          to={search(kind, { before: previous })}
          variant="outline"
          size="sm"
          preventScrollReset
        >
          {t("notes.newer")}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink
          to={search(kind, { after: next })}
          variant="outline"
          size="sm"
          preventScrollReset
          className="ml-auto"
        >
          {t("notes.older")}
        </ButtonLink>
      ) : null}
    </p>
  )
}

/** What happened, and on what where that is another record. */
function Title({ entry }: { entry: Activity }) {
  if (!entry.recordTitle) return entry.title
  return (
    <>
      {entry.title}
      {" · "}
      <Link to={`../${screenOf(entry.area)}/${entry.recordId}`} className="font-normal text-accent">
        {entry.recordTitle}
      </Link>
    </>
  )
}

function Details({ entry, mayWrite }: { entry: Activity; mayWrite: boolean }) {
  const { t } = useTranslation()
  const files = useHref("../files")
  const { text, from, file, kind, id } = entry
  const isNote = kind === "note"
  if (!text && !isNote) return null
  return (
    <>
      {from ? <p>{t(`notes.origins.${from}`)}</p> : null}
      {text ? (
        <p className={isNote ? "whitespace-pre-line text-ink" : "whitespace-pre-line"}>{text}</p>
      ) : null}
      {file ? (
        <p className="mt-1 flex items-center gap-1.5">
          <Paperclip size={16} aria-hidden="true" className="shrink-0" />
          <a className="min-w-0 break-words text-accent underline" href={`${files}/${file.id}`}>
            {file.name}
          </a>
        </p>
      ) : null}
      {isNote && mayWrite ? (
        <p className="mt-1 flex gap-4">
          <Link to={`../notes/${id}/edit`} className="text-accent hover:underline">
            {t("notes.change")}
          </Link>
          <Link
            to={`../notes/${id}/delete`}
            className="text-accent hover:underline"
            data-overlay="dialog"
          >
            {t("notes.delete")}
          </Link>
        </p>
      ) : null}
    </>
  )
}

const noteIcons = { call: Phone, meeting: Users, message: MessageSquare, other: StickyNote }

function iconOf({ kind, what, file, text }: Activity) {
  if (kind === "message") return Mail
  if (kind === "history") return undefined
  return file && !text ? Paperclip : noteIcons[what as keyof typeof noteIcons]
}

/** How good or bad it is, whatever the area. */
const tones: Record<string, Tone> = {
  issued: "info",
  submitted: "info",
  filed: "info",
  queued: "info",
  scheduled: "info",
  paid: "success",
  collected: "success",
  approved: "success",
  cashed: "success",
  accepted: "success",
  sent: "success",
  activated: "success",
  settled: "success",
  letter: "info",
  directoryLetter: "info",
  kept: "warning",
  paymentReversed: "warning",
  credited: "warning",
  replaced: "warning",
  disputed: "warning",
  suspended: "warning",
  reopened: "warning",
  writtenOff: "danger",
  refused: "danger",
  rejected: "danger",
  failed: "danger",
}
