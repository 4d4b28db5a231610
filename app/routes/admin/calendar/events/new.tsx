import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewEvent } from "#contract/events"
import { isDay } from "#domain/day"
import { addMinutes, dayOf, isClockTime } from "#domain/zone"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { clientSearch, projectSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { choicesFor } from "./_choices.server"
import { EventFields } from "./_fields"
import { conflictSaid } from "./_found.server"

export const handle = titled("events.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "calendar.create")
  const asked = new URL(args.request.url).searchParams
  const on = asked.get("on") ?? ""
  const start = `${isDay(on) ? on : today()}T${asked.get("at") ?? "09:00"}`
  const from = isClockTime(start) ? start : `${today()}T09:00`
  const until = `${dayOf(from)}T${asked.get("until") ?? ""}`
  return {
    start: from,
    end: isClockTime(until) && until > from ? until : addMinutes(from, 60),
    choices: await choicesFor(api),
    constraints: constraintsOf(NewEvent),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewEvent, {
    clientId: clientSearch(api),
    projectId: projectSearch(api),
  })
  if (form.invalid) return form.reply()
  const saved = await api.post("/Events", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  const { id, conflicts } = saved.data
  const to = `../calendar/events/${id}`
  return conflicts.length > 0
    ? redirectWithToast(args, to, `events.addedInConflict.${conflictSaid(conflicts)}`, "warning")
    : redirectWithToast(args, to, "events.added")
}

export default function NewEventScreen() {
  const { t } = useTranslation()
  const { start, end, choices, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("events.new")}
      constraints={constraints}
      labels="events"
      defaultValue={{
        ...{ startDate: dayOf(start), startTime: start.slice(11) },
        ...{ endDate: dayOf(end), endTime: end.slice(11), color: "blue" },
        recurrence: { frequency: "once", every: 1, on: "day" },
      }}
      reply={useActionData<typeof action>()}
      submitLabel={t("events.add")}
      cancelTo="../calendar"
    >
      <EventFields choices={choices} />
    </FormScreen>
  )
}
