import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EventDeletion } from "#contract/events"
import { isDay } from "#domain/day"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast, redirectWithUndo } from "~/services/toast.server"
import { findEvent, undoOf } from "../_found.server"
import { ScopeField } from "../_scope-field"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ event }) => ({
  name: event.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "calendar.delete")
  const [event, { zone }] = await Promise.all([
    findEvent(api, args),
    api.get("/Calendars/settings"),
  ])
  return { event, zone, constraints: constraintsOf(EventDeletion) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, EventDeletion)
  if (form.invalid) return form.reply()
  const path = { eventId: args.params.eventId ?? "" }
  const on = new URL(args.request.url).searchParams.get("occurrence")?.slice(0, 10)
  const to = on && isDay(on) ? `../calendar?on=${on}` : "../calendar"
  const removed = await api.post("/Events/{eventId}/removals", { path, body: form.value })
  if (removed.problem) return form.reply(removed.problem)
  return removed.data.changeId
    ? redirectWithToast(args, to, "events.removed", "success", undoOf(args, removed.data))
    : redirectWithUndo(args, to, "events.removed", { record: path.eventId })
}

export default function DeleteEventScreen() {
  const { t } = useTranslation()
  const { event, zone, constraints } = useLoaderData<typeof loader>()
  const { title, version, occurrence } = event
  const reply = useActionData<typeof action>()
  const back = `../calendar/events/${event.id}`
  if (!occurrence) return <DeleteScreen {...{ name: title, version, reply, cancelTo: back }} />
  return (
    <FormScreen
      title={t("events.deleteOf", { name: title })}
      text={t("events.deleteText")}
      constraints={constraints}
      labels="events"
      defaultValue={{ version, scope: "this" }}
      reply={reply}
      submitLabel={t("events.delete")}
      cancelTo={`${back}?occurrence=${occurrence}`}
    >
      <ScopeField event={event} zone={zone} isDeletion />
    </FormScreen>
  )
}
