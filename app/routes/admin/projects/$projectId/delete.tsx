import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", (project) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.delete")
  return api.get("/Projects/{projectId}", { path: { projectId: args.params.projectId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const removed = await api.delete("/Projects/{projectId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../projects", "projects.removed", { record: path.projectId })
}

export default function DeleteProjectScreen() {
  const { t } = useTranslation()
  const project = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={project.name}
      consequences={t("projects.removeText")}
      reply={useActionData<typeof action>()}
      cancelTo={`../projects/${project.id}`}
    />
  )
}
