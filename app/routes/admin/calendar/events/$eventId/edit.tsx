import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EventChanges } from "#contract/events"
import { FormScreen } from "~/components/screen/form-screen"
import { Gone } from "~/components/screen/gone"
import { apiFor } from "~/services/api.server"
import { clientSearch, projectSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { saidIfGone, unlessMissing } from "~/services/form/said-if-gone.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { choicesFor } from "../_choices.server"
import { EventFields } from "../_fields"
import { findEvent, redirectChanged, undoOf } from "../_found.server"
import { ScopeField } from "../_scope-field"

type Found = () => { event: { title: string } | null }

export const handle = titled<Found>("events.edit", ({ event }) => ({ name: event?.title ?? "–" }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "calendar.edit")
  // Deleted meanwhile, in another tab, its form still says so beside what was typed.
  const [event, { zone }] = await Promise.all([
    unlessMissing(findEvent(api, args)),
    api.get("/Calendars/settings"),
  ])
  const choices = await choicesFor(api, event ?? undefined)
  const constraints = constraintsOf(EventChanges)
  return data({ event, zone, choices, constraints }, { status: event ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, EventChanges, {
    clientId: clientSearch(api),
    projectId: projectSearch(api),
  })
  if (form.invalid) return form.reply()
  const path = { eventId: args.params.eventId ?? "" }
  const saving = api.put("/Events/{eventId}", { path, body: form.value })
  const saved = await saidIfGone(saving, "eventGone")
  if (saved.problem) return form.reply(saved.problem)
  const { eventId, occurrence, dropped } = saved.data
  const to = `../calendar/events/${eventId}${occurrence ? `?occurrence=${occurrence}` : ""}`
  if (dropped > 0)
    return redirectWithToast(args, to, "events.changedDropping", "warning", {
      ...undoOf(args, saved.data),
      count: dropped,
    })
  return redirectChanged(args, to, saved.data, "events.changed")
}

export default function EditEventScreen() {
  const { t } = useTranslation()
  const { event, zone, choices, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (!event && !reply) return <Gone to="../calendar" label={t("shell.screens.calendar")} />
  const occurrence = event?.occurrence
  return (
    <FormScreen
      title={t("events.edit", { name: event?.title ?? "–" })}
      constraints={constraints}
      defaultValue={
        event
          ? {
              ...event,
              scope: "this",
              recurrence: event.recurrence ?? { frequency: "once", every: 1, on: "day" },
            }
          : undefined
      }
      labels="events"
      reply={reply}
      cancelTo={
        event
          ? `../calendar/events/${event.id}${occurrence ? `?occurrence=${occurrence}` : ""}`
          : "../calendar"
      }
    >
      {event ? <ScopeField event={event} zone={zone} /> : null}
      <EventFields choices={choices} custom={event?.custom} />
    </FormScreen>
  )
}
