import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ProjectColumnChanges } from "#contract/projects"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ColumnFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  projectId: params.projectId ?? "",
  columnId: params.columnId ?? "",
})

export const handle = titled<typeof loader>("projects.column.edit", ({ column }) => ({
  name: column.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const path = pathOf(args)
  const [column, columns] = await Promise.all([
    api.get("/Projects/{projectId}/columns/{columnId}", { path }),
    api.get("/Projects/{projectId}/columns", { path }),
  ])
  const at = columns.findIndex(({ id }) => id === column.id)
  return {
    column,
    afterId: columns[at - 1]?.id ?? "",
    others: columns.filter(({ id }) => id !== column.id).map(({ id, title }) => ({ id, title })),
    constraints: constraintsOf(ProjectColumnChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ProjectColumnChanges)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const options = { path, body: form.value }
  const saved = await api.put("/Projects/{projectId}/columns/{columnId}", options)
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../projects/${path.projectId}/columns`, "projects.column.changed")
}

export default function EditColumnScreen() {
  const { t } = useTranslation()
  const { column, afterId, others, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("projects.column.edit", { name: column.title })}
      constraints={constraints}
      labels={["projects.column", "projects"]}
      defaultValue={{ ...column, afterId }}
      reply={useActionData<typeof action>()}
      cancelTo={`../projects/${column.projectId}/columns`}
    >
      <ColumnFields others={others} />
    </FormScreen>
  )
}
