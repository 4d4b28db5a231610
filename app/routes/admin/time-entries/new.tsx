import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewTimeEntry } from "#contract/time-entries"
import { ComboboxField } from "~/components/form/combobox-field"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { TimeEntryFields } from "./_fields"
import { taskChoices, taskSearch } from "./_tasks.server"

export const handle = titled("timeEntries.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.create")
  const taskId = new URL(args.request.url).searchParams.get("taskId")
  return {
    tasks: await taskChoices(api, taskId),
    proposed: { taskId: taskId ?? "", day: today(), startTime: "09:00" },
    constraints: constraintsOf(NewTimeEntry),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewTimeEntry, { taskId: taskSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.post("/TimeEntries", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  const to = `../time-entries/${saved.data.id}`
  return saved.data.overlaps.length > 0
    ? redirectWithToast(args, to, "timeEntries.addedOver", "warning")
    : redirectWithToast(args, to, "timeEntries.added")
}

export default function NewTimeEntryScreen() {
  const { t } = useTranslation()
  const { tasks, proposed, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("timeEntries.new")}
      constraints={constraints}
      defaultValue={proposed}
      labels="timeEntries"
      reply={useActionData<typeof action>()}
      submitLabel={t("timeEntries.add")}
      cancelTo="../time-entries"
    >
      <FieldGroup title={t("timeEntries.groups.what")}>
        <ComboboxField
          name="taskId"
          label={t("timeEntries.task")}
          options={tasks}
          source="../time-entries/choices"
          className="sm:col-span-2"
        />
      </FieldGroup>
      <TimeEntryFields />
    </FormScreen>
  )
}
