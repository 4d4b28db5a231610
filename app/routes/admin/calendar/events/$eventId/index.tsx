import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { eventConflicts } from "#contract/choices"
import type { EventDetails } from "#contract/events"
import { formatDay } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell } from "~/components/table/cells"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { findEvent } from "../_found.server"
import { useRuleSentence } from "../_sentence"
import { timesHere, useWhen } from "../_when"

export const handle = titled<typeof loader>("screen.named", ({ event }) => ({ name: event.title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [event, { zone }] = await Promise.all([
    findEvent(api, args),
    api.get("/Calendars/settings"),
  ])
  return { event, zone, here: timesHere(event, zone) }
}

export default function EventScreen() {
  const { t } = useTranslation()
  const { event, here, zone } = useLoaderData<typeof loader>()
  const when = useWhen(zone)
  const which = event.occurrence ? `?occurrence=${event.occurrence}` : ""
  const may = (act: EventDetails["can"][number]) => event.can.includes(act)
  return (
    <>
      <PageHeader
        title={event.title}
        text={
          here ? (
            <>
              <p>{when(here)}</p>
              <p>{when(event)}</p>
            </>
          ) : (
            when(event)
          )
        }
        secondary={
          <>
            <ButtonLink to={`../calendar?view=week&on=${event.startDate}`} variant="outline">
              {t("events.inCalendar")}
            </ButtonLink>
            {may("change") ? (
              <ButtonLink to={`../calendar/events/${event.id}/move${which}`} variant="outline">
                {t("events.moveLink")}
              </ButtonLink>
            ) : null}
            {event.changeId ? (
              <Form
                method="post"
                action={`../calendar/events/changes/${event.changeId}/restoration`}
              >
                <Button type="submit" variant="outline">
                  {t("events.undoLast")}
                </Button>
              </Form>
            ) : null}
            {may("remove") ? (
              <ButtonLink to={`../calendar/events/${event.id}/delete${which}`} variant="outline">
                {t("events.delete")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          may("change") ? (
            <ButtonLink to={`../calendar/events/${event.id}/edit${which}`}>
              {t("events.change")}
            </ButtonLink>
          ) : null
        }
      />
      <Conflicts event={event} />
      <SectionCard title={t("events.groups.details")}>
        <PropertyList properties={useProperties(event)} />
      </SectionCard>
    </>
  )
}

function Conflicts({ event }: { event: EventDetails }) {
  const { t, i18n } = useTranslation()
  const kinds = eventConflicts.flatMap((kind) => {
    const its = event.conflicts.filter((conflict) => conflict.kind === kind)
    return its.length > 0 ? [{ kind, its }] : []
  })
  if (kinds.length === 0) return null
  return (
    <div className="mb-5 grid gap-3">
      {kinds.map(({ kind, its }) => (
        <Banner key={kind} tone="warning" title={t(`events.conflicts.${kind}`)}>
          <ul className="grid gap-2">
            {its.map(({ eventId, title, day }) => (
              <li key={`${eventId} ${day}`}>
                {eventId ? (
                  <Link to={`../calendar/events/${eventId}`} className="underline">
                    {[title, formatDay(day, i18n.language, "full")].filter(Boolean).join(", ")}
                  </Link>
                ) : (
                  [title, formatDay(day, i18n.language, "full")].filter(Boolean).join(", ")
                )}
              </li>
            ))}
          </ul>
        </Banner>
      ))}
    </div>
  )
}

function useProperties(event: EventDetails) {
  const { t, i18n } = useTranslation()
  const sentence = useRuleSentence()
  const { recurrence, custom, nextDates, reminders } = event
  const said = recurrence ? sentence(recurrence, event.counted) : custom ? t("events.custom") : null
  return [
    { label: t("events.recurrence"), value: said },
    {
      label: t("events.nextDates"),
      value: nextDates.map((day) => formatDay(day, i18n.language)).join(", "),
    },
    { label: t("events.place"), value: event.place },
    {
      label: t("events.link"),
      value: event.link ? (
        <a href={event.link} rel="noreferrer" className="text-accent underline wrap-anywhere">
          {event.link}
        </a>
      ) : null,
    },
    {
      label: t("events.client"),
      value: event.clientId ? (
        <LinkCell to={`../companies/${event.clientId}`}>{event.clientName}</LinkCell>
      ) : null,
    },
    {
      label: t("events.contract"),
      value: event.contractId ? (
        <LinkCell to={`../contracts/${event.contractId}`}>{event.contractTitle}</LinkCell>
      ) : null,
    },
    {
      label: t("events.project"),
      value: event.projectId ? (
        <LinkCell to={`../projects/${event.projectId}`} needs="projects.see">
          {event.projectName}
        </LinkCell>
      ) : null,
    },
    {
      label: t("events.groups.reminders"),
      value: reminders
        .map(({ amount, unit, at, by }) =>
          [t(`events.before.${unit}`, { count: amount }), at, t(`events.ways.${by}`)]
            .filter(Boolean)
            .join(", "),
        )
        .join(" · "),
    },
    { label: t("events.free"), value: t(event.free ? "form.yes" : "form.no") },
    { label: t("events.notes"), value: event.notes, wide: true },
  ]
}
