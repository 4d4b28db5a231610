import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TaskChanges } from "#contract/tasks"
import { typedDuration } from "#domain/duration"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { saidIfGone } from "~/services/form/said-if-gone.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { linkChoices, linkSearches } from "../_choices.server"
import { TaskFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ taskId: params.taskId ?? "" })

export const handle = titled<typeof loader>("tasks.edit", ({ task }) => ({ name: task.title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const task = await api.get("/Tasks/{taskId}", { path: pathOf(args) })
  const links = await linkChoices(api, task)
  return { task, links, constraints: constraintsOf(TaskChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskChanges, linkSearches(api))
  if (form.invalid) return form.reply()
  const saving = api.put("/Tasks/{taskId}", { path: pathOf(args), body: form.value })
  const saved = await saidIfGone(saving, "taskGone")
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../tasks/${saved.data.id}`, "tasks.changed")
}

export default function EditTaskScreen() {
  const { t } = useTranslation()
  const { task, links, constraints } = useLoaderData<typeof loader>()
  const typed = {
    ...task,
    estimate: task.estimate === null ? "" : typedDuration(task.estimate),
    tags: task.tags.map(({ title }) => title),
  }
  return (
    <FormScreen
      title={t("tasks.edit", { name: task.title })}
      constraints={constraints}
      defaultValue={typed}
      labels="tasks"
      reply={useActionData<typeof action>()}
      cancelTo={`../tasks/${task.id}`}
    >
      <TaskFields links={links} />
    </FormScreen>
  )
}
