import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { snoozes } from "#contract/choices"
import { isAllDay } from "#domain/series"
import { formatDay, formatInstant } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { LinkCell } from "~/components/table/cells"
import { Button } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("calendar.reminders.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { reminders: await api.get("/Calendars/reminders") }
}

export default function RemindersScreen() {
  const { t, i18n } = useTranslation()
  const { reminders } = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <>
      <PageHeader title={t("calendar.reminders.title")} text={t("calendar.reminders.text")} />
      {reminders.length === 0 ? (
        <p className="text-muted">{t("calendar.reminders.empty")}</p>
      ) : (
        <ul className="grid gap-4">
          {reminders.map(({ id, eventId, occurrence, title, startsAt, missed, snoozedUntil }) => (
            <li key={id}>
              <SectionCard
                title={
                  <LinkCell to={`../calendar/events/${eventId}?occurrence=${occurrence}`}>
                    {title}
                  </LinkCell>
                }
              >
                <p>
                  {isAllDay(occurrence)
                    ? formatDay(occurrence, i18n.language)
                    : formatInstant(startsAt, i18n.language)}{" "}
                  {missed ? (
                    <StatusBadge tone="warning">{t("calendar.reminders.missed")}</StatusBadge>
                  ) : null}
                </p>
                {snoozedUntil ? (
                  <p className="text-sm text-muted">
                    {t("calendar.reminders.until", {
                      at: formatInstant(snoozedUntil, i18n.language),
                    })}
                  </p>
                ) : null}
                {can("calendar.edit") ? (
                  <Form
                    method="post"
                    action={`../calendar/events/${eventId}/snooze`}
                    className="mt-3 flex flex-wrap gap-2"
                  >
                    <input type="hidden" name="occurrence" value={occurrence} />
                    {snoozes.map((each) => (
                      <Button
                        key={each}
                        type="submit"
                        name="for"
                        value={each}
                        variant="outline"
                        size="sm"
                      >
                        {t(`calendar.reminders.${each}`)}
                        <span className="sr-only"> ({title})</span>
                      </Button>
                    ))}
                  </Form>
                ) : null}
              </SectionCard>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
