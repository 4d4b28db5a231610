import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TaskChanges } from "#contract/tasks"
import { typedDuration } from "#domain/duration"
import { FormScreen } from "~/components/screen/form-screen"
import { Gone } from "~/components/screen/gone"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { saidIfGone, unlessMissing } from "~/services/form/said-if-gone.server"
import { withTypedDurations } from "~/services/form/typed-durations.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { linkChoices, linkSearches } from "../_choices.server"
import { TaskFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ taskId: params.taskId ?? "" })

/** What the loader finds, beside its status. */
type Found = () => { task: { title: string } | null }

export const handle = titled<Found>("tasks.edit", ({ task }) => ({
  name: task?.title ?? "–",
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  // Deleted meanwhile, in another tab, its form still says so beside what was typed.
  const task = await unlessMissing(api.get("/Tasks/{taskId}", { path: pathOf(args) }))
  const links = await linkChoices(api, task ?? {})
  const constraints = constraintsOf(TaskChanges)
  return data({ task, links, constraints }, { status: task ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskChanges, linkSearches(api))
  if (form.invalid) return form.reply()
  const saving = api.put("/Tasks/{taskId}", { path: pathOf(args), body: form.value })
  const saved = await saidIfGone(saving, "taskGone")
  if (saved.problem) return form.reply(withTypedDurations(saved.problem, { estimate: "estimate" }))
  return redirectWithToast(args, `../tasks/${saved.data.id}`, "tasks.changed")
}

export default function EditTaskScreen() {
  const { t } = useTranslation()
  const { task, links, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (!task && !reply) return <Gone to="../tasks" label={t("tasks.list")} />
  const typed = task && {
    ...task,
    estimate: task.estimate === null ? "" : typedDuration(task.estimate),
    tags: task.tags.map(({ title }) => title),
  }
  return (
    <FormScreen
      title={t("tasks.edit", { name: task?.title ?? "–" })}
      constraints={constraints}
      defaultValue={typed ?? undefined}
      labels="tasks"
      reply={reply}
      cancelTo={task ? `../tasks/${task.id}` : "../tasks"}
    >
      <TaskFields links={links} />
    </FormScreen>
  )
}
