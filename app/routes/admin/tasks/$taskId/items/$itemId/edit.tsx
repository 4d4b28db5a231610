import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TaskItemChanges } from "#contract/tasks"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  taskId: params.taskId ?? "",
  itemId: params.itemId ?? "",
})

export const handle = titled<typeof loader>("tasks.item.changeOf", ({ item }) => ({
  text: item.text,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const { taskId, itemId } = pathOf(args)
  const { items } = await api.get("/Tasks/{taskId}", { path: { taskId } })
  const at = items.findIndex(({ id }) => id === itemId)
  const item = items[at]
  if (!item) throw new Response(null, { status: 404 })
  return {
    ...{ taskId, item, afterId: items[at - 1]?.id ?? "first" },
    others: items.filter(({ id }) => id !== itemId).map(({ id, text }) => ({ id, text })),
    constraints: constraintsOf(TaskItemChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskItemChanges)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.put("/Tasks/{taskId}/items/{itemId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../tasks/${path.taskId}`, "tasks.item.changed")
}

/** The words of a step, and its place among the others. */
export default function EditTaskItemScreen() {
  const { t } = useTranslation()
  const { taskId, item, afterId, others, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("tasks.item.changeOf", { text: item.text })}
      constraints={constraints}
      labels={["tasks.item", "tasks"]}
      defaultValue={{ text: item.text, done: item.done ? "on" : "", afterId }}
      reply={useActionData<typeof action>()}
      cancelTo={`../tasks/${taskId}`}
    >
      <FieldGroup>
        <TextField
          name="text"
          label={t("tasks.item.one")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <SelectField
          name="afterId"
          label={t("tasks.item.place")}
          options={[
            { value: "first", label: t("tasks.move.top") },
            ...others.map(({ id, text }) => ({
              value: id,
              label: t("tasks.move.after", { name: text }),
            })),
          ]}
          className="sm:col-span-2"
        />
        <CheckField name="done" label={t("tasks.item.done")} className="sm:col-span-2" />
      </FieldGroup>
    </FormScreen>
  )
}
