import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", (task) => ({
  name: task.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.delete")
  return api.get("/Tasks/{taskId}", { path: { taskId: args.params.taskId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { taskId: args.params.taskId ?? "" }
  const removed = await api.delete("/Tasks/{taskId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../tasks", "tasks.removed", { record: path.taskId })
}

export default function DeleteTaskScreen() {
  const { t } = useTranslation()
  const task = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={task.title}
      consequences={t("tasks.removeText")}
      reply={useActionData<typeof action>()}
      cancelTo={`../tasks/${task.id}`}
    />
  )
}
