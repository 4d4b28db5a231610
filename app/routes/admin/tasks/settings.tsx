import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TaskSettingsChanges } from "#contract/tasks"
import { FieldGroup } from "~/components/form/field-group"
import { SwitchField } from "~/components/form/switch-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("tasks.settings.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  return {
    settings: await api.get("/Tasks/settings"),
    constraints: constraintsOf(TaskSettingsChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Tasks/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../tasks", "tasks.settings.saved")
}

export default function TaskSettingsScreen() {
  const { t } = useTranslation()
  const { settings, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("tasks.settings.title")}
      constraints={constraints}
      labels="tasks"
      defaultValue={settings}
      reply={useActionData<typeof action>()}
      cancelTo="../tasks"
    >
      <FieldGroup>
        <SwitchField
          name="dueNotices"
          label={t("tasks.settings.dueNotices")}
          hint={t("tasks.settings.dueNoticesHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}
