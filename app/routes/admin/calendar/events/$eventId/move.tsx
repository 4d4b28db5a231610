import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EventMove } from "#contract/events"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { TimeField } from "~/components/form/time-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Gone } from "~/components/screen/gone"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { saidIfGone, unlessMissing } from "~/services/form/said-if-gone.server"
import { titled } from "~/services/page-title"
import { today } from "~/services/today.server"
import { addressOf, askedIn } from "../../_span"
import { EndFollows } from "../_end-follows"
import { findEvent, redirectChanged } from "../_found.server"
import { ScopeField } from "../_scope-field"

type Found = () => { event: { title: string } | null }

export const handle = titled<Found>("events.moveOf", ({ event }) => ({
  name: event?.title ?? "–",
}))

const times = ["startDate", "startTime", "endDate", "endTime"] as const

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "calendar.edit")
  // Deleted meanwhile, in another tab, its form still says so beside what was typed.
  const [event, { zone }] = await Promise.all([
    unlessMissing(findEvent(api, args)),
    api.get("/Calendars/settings"),
  ])
  const given = new URL(args.request.url).searchParams
  // Where it was dropped, if a hand moved it.
  const proposed = Object.fromEntries(times.map((name) => [name, given.get(name) ?? event?.[name]]))
  // By whose clocks the times are, where those are not one's own.
  const elsewhere = event && event.zone !== zone ? event.zone.replaceAll("_", " ") : null
  const found = {
    event,
    zone,
    proposed,
    elsewhere,
    constraints: constraintsOf(EventMove),
    back: backOf(given),
  }
  return data(found, { status: event ? 200 : 404 })
}

/** The calendar that one comes from, if one does. */
const backOf = (given: URLSearchParams) =>
  given.has("view") ? `../calendar${addressOf(askedIn(given, today()))}` : undefined

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, EventMove)
  if (form.invalid) return form.reply()
  const path = { eventId: args.params.eventId ?? "" }
  const saving = api.post("/Events/{eventId}/moves", { path, body: form.value, key: form.key })
  const saved = await saidIfGone(saving, "eventGone")
  if (saved.problem) return form.reply(saved.problem)
  const { eventId, occurrence } = saved.data
  const its = `../calendar/events/${eventId}${occurrence ? `?occurrence=${occurrence}` : ""}`
  const to = backOf(new URL(args.request.url).searchParams) ?? its
  return redirectChanged(args, to, saved.data, "events.moved")
}

/** Another time for an event: what every way of moving it comes to, where something is to be asked. */
export default function MoveEventScreen() {
  const { t } = useTranslation()
  const { event, zone, proposed, elsewhere, constraints, back } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (!event && !reply) return <Gone to="../calendar" label={t("shell.screens.calendar")} />
  const occurrence = event?.occurrence
  const its =
    event && `../calendar/events/${event.id}${occurrence ? `?occurrence=${occurrence}` : ""}`
  return (
    <FormScreen
      title={t("events.moveOf", { name: event?.title ?? "–" })}
      text={elsewhere ? t("events.timesOf", { zone: elsewhere }) : undefined}
      constraints={constraints}
      defaultValue={{
        ...proposed,
        ...(event && { allDay: event.allDay, version: event.version, scope: "this" }),
      }}
      labels="events"
      reply={reply}
      submitLabel={t("events.move")}
      cancelTo={back ?? its ?? "../calendar"}
    >
      {event ? <ScopeField event={event} zone={zone} /> : null}
      <FieldGroup>
        <CheckField name="allDay" label={t("events.allDay")} className="sm:col-span-2" />
        <DateField name="startDate" label={t("events.startDate")} />
        <TimeField name="startTime" label={t("events.startTime")} />
        <DateField name="endDate" label={t("events.endDate")} />
        <TimeField name="endTime" label={t("events.endTime")} />
        <EndFollows />
      </FieldGroup>
    </FormScreen>
  )
}
