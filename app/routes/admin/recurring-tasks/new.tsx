import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewRecurringTask } from "#contract/recurring-tasks"
import { ComboboxField } from "~/components/form/combobox-field"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { findProjects, projectSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { columnChoices, fromTask } from "./_choices.server"
import { RecurringTaskFields } from "./_fields"

export const handle = titled("recurringTasks.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.create")
  const asked = new URL(args.request.url).searchParams
  const taskId = asked.get("taskId")
  const task = taskId ? await fromTask(api, taskId) : null
  const projectId = task?.projectId ?? asked.get("projectId") ?? ""
  const choices = await findProjects(api, "")
  const isOffered = !projectId || choices.some(({ value }) => value === projectId)
  const project = isOffered ? null : await api.get("/Projects/{projectId}", { path: { projectId } })
  return {
    projects: project ? [{ value: project.id, label: project.name }, ...choices] : choices,
    columns: projectId ? await columnChoices(api, projectId) : [],
    proposed: {
      ...{ mode: "rule", priority: "none", ...task, projectId },
      recurrence: { frequency: "weekly", every: 1, start: today() },
    },
    constraints: constraintsOf(NewRecurringTask),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewRecurringTask, {
    projectId: projectSearch(api, "projectId"),
  })
  if (form.invalid) return form.reply()
  const saved = await api.post("/RecurringTasks", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../recurring-tasks/${saved.data.id}`, "recurringTasks.added")
}

export default function NewRecurringTaskScreen() {
  const { t } = useTranslation()
  const { projects, columns, proposed, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("recurringTasks.new")}
      text={t("recurringTasks.newText")}
      constraints={constraints}
      defaultValue={proposed}
      labels="recurringTasks"
      reply={useActionData<typeof action>()}
      submitLabel={t("recurringTasks.add")}
      cancelTo="../recurring-tasks"
    >
      <FieldGroup title={t("recurringTasks.groups.project")}>
        <ComboboxField
          name="projectId"
          label={t("recurringTasks.project")}
          options={projects}
          source="../projects/choices"
          className="sm:col-span-2"
        />
      </FieldGroup>
      <RecurringTaskFields columns={columns} />
    </FormScreen>
  )
}
