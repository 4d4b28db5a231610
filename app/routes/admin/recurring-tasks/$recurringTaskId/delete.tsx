import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  recurringTaskId: params.recurringTaskId ?? "",
})

export const handle = titled<typeof loader>("screen.deleteNamed", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.delete")
  return api.get("/RecurringTasks/{recurringTaskId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const removed = await api.delete("/RecurringTasks/{recurringTaskId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  const record = path.recurringTaskId
  return redirectWithUndo(args, "../recurring-tasks", "recurringTasks.removed", { record })
}

export default function DeleteRecurringTaskScreen() {
  const { t } = useTranslation()
  const recurring = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={recurring.title}
      consequences={t("recurringTasks.removeText")}
      reply={useActionData<typeof action>()}
      cancelTo={`../recurring-tasks/${recurring.id}`}
    />
  )
}
