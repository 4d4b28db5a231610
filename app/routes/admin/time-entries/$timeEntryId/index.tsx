import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay, formatDuration } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("screen.named", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { timeEntryId: args.params.timeEntryId ?? "" }
  return api.get("/TimeEntries/{timeEntryId}", { path })
}

export default function TimeEntryScreen() {
  const { t, i18n } = useTranslation()
  const entry = useLoaderData<typeof loader>()
  const { can } = entry
  return (
    <>
      <PageHeader
        title={entry.title}
        badge={
          entry.endedAt === null ? (
            <StatusBadge tone="info">{t("timeEntries.runs")}</StatusBadge>
          ) : entry.inTimesheet ? (
            <StatusBadge tone="success">{t("timeEntries.inTimesheet")}</StatusBadge>
          ) : null
        }
        secondary={
          can.includes("remove") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("timeEntries.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          can.includes("change") ? (
            <ButtonLink to="edit">{t("timeEntries.change")}</ButtonLink>
          ) : null
        }
      />
      {entry.overlaps.length > 0 ? (
        <div className="mb-5">
          <Banner tone="warning" title={t("timeEntries.overlaps")}>
            <ul className="grid gap-2">
              {entry.overlaps.map(({ id, title, day, startTime }) => (
                <li key={id}>
                  <Link to={`../time-entries/${id}`} className="underline">
                    {title}
                  </Link>
                  {`, ${formatDay(day, i18n.language)}, ${startTime}`}
                </li>
              ))}
            </ul>
          </Banner>
        </div>
      ) : null}
      <Card>
        <PropertyList
          properties={[
            { label: t("timeEntries.day"), value: formatDay(entry.day, i18n.language, "full") },
            { label: t("timeEntries.startTime"), value: entry.startTime },
            {
              label: t("timeEntries.duration"),
              value: formatDuration(entry.minutes, i18n.language),
            },
            {
              label: t("timeEntries.project"),
              value: <Link to={`../projects/${entry.projectId}`}>{entry.projectName}</Link>,
            },
            {
              label: t("timeEntries.task"),
              value: entry.taskId ? (
                <Link to={`../tasks/${entry.taskId}`}>{entry.title}</Link>
              ) : (
                t("timeEntries.taskGone", { name: entry.title })
              ),
            },
            { label: t("timeEntries.note"), value: entry.note, wide: true },
          ]}
        />
      </Card>
      {entry.inTimesheet ? (
        <p className="mt-4 max-w-prose text-muted">
          {t("timeEntries.heldText")}{" "}
          <Link to={`../timesheets/${entry.day.slice(0, 7)}`}>{t("timeEntries.openMonth")}</Link>
        </p>
      ) : null}
    </>
  )
}
