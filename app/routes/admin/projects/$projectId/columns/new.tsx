import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewProjectColumn } from "#contract/projects"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ColumnFields } from "./_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ projectId: params.projectId ?? "" })

export const handle = titled("projects.newColumn")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const columns = await api.get("/Projects/{projectId}/columns", { path: pathOf(args) })
  const others = columns.map(({ id, title }) => ({ id, title }))
  return { ...pathOf(args), others, constraints: constraintsOf(NewProjectColumn) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewProjectColumn)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const options = { path, body: form.value, key: form.key }
  const saved = await api.post("/Projects/{projectId}/columns", options)
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../projects/${path.projectId}/columns`, "projects.column.added")
}

export default function NewColumnScreen() {
  const { t } = useTranslation()
  const { projectId, others, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("projects.newColumn")}
      constraints={constraints}
      labels={["projects.column", "projects"]}
      defaultValue={{ role: "queue", color: "slate", afterId: others.at(-2)?.id }}
      reply={useActionData<typeof action>()}
      submitLabel={t("projects.column.add")}
      cancelTo={`../projects/${projectId}/columns`}
    >
      <ColumnFields others={others} />
    </FormScreen>
  )
}
