import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewTaskItems } from "#contract/tasks"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ taskId: params.taskId ?? "" })

export const handle = titled<typeof loader>("tasks.item.of", ({ task }) => ({ name: task.title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const task = await api.get("/Tasks/{taskId}", { path: pathOf(args) })
  return { task, constraints: constraintsOf(NewTaskItems) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewTaskItems)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.post("/Tasks/{taskId}/items", { path, body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../tasks/${path.taskId}`, "tasks.item.added")
}

/** Steps that are added, one a line. */
export default function AddTaskItemsScreen() {
  const { t } = useTranslation()
  const { task, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("tasks.item.of", { name: task.title })}
      constraints={constraints}
      labels={["tasks.item", "tasks"]}
      reply={useActionData<typeof action>()}
      submitLabel={t("tasks.item.add")}
      cancelTo={`../tasks/${task.id}`}
    >
      <FieldGroup>
        <LongTextField
          name="text"
          label={t("tasks.item.text")}
          hint={t("tasks.item.hint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}
