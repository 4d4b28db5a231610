import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TimeEntryChanges } from "#contract/time-entries"
import { typedDuration } from "#domain/duration"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { withTypedDurations } from "~/services/form/typed-durations.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { TimeEntryFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ timeEntryId: params.timeEntryId ?? "" })

export const handle = titled<typeof loader>("timeEntries.edit", ({ entry }) => ({
  name: entry.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const entry = await api.get("/TimeEntries/{timeEntryId}", { path: pathOf(args) })
  return {
    entry: { ...entry, duration: typedDuration(entry.minutes) },
    constraints: constraintsOf(TimeEntryChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TimeEntryChanges)
  if (form.invalid) return form.reply()
  const body = form.value
  const saved = await api.put("/TimeEntries/{timeEntryId}", { path: pathOf(args), body })
  if (saved.problem) return form.reply(withTypedDurations(saved.problem, { duration: "minutes" }))
  const to = `../time-entries/${saved.data.id}`
  return saved.data.overlaps.length > 0
    ? redirectWithToast(args, to, "timeEntries.changedOver", "warning")
    : redirectWithToast(args, to, "timeEntries.changed")
}

export default function EditTimeEntryScreen() {
  const { t } = useTranslation()
  const { entry, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("timeEntries.edit", { name: entry.title })}
      text={entry.projectName}
      constraints={constraints}
      defaultValue={entry}
      labels="timeEntries"
      reply={useActionData<typeof action>()}
      cancelTo={`../time-entries/${entry.id}`}
    >
      <TimeEntryFields />
    </FormScreen>
  )
}
