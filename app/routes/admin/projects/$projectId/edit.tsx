import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ProjectChanges } from "#contract/projects"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { projectChoices, projectSearches } from "../_choices.server"
import { ProjectFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ projectId: params.projectId ?? "" })

export const handle = titled<typeof loader>("projects.edit", ({ project }) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const project = await api.get("/Projects/{projectId}", { path: pathOf(args) })
  const choices = await projectChoices(api, project)
  return { project, choices, constraints: constraintsOf(ProjectChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ProjectChanges, projectSearches(args.request, api))
  if (form.invalid) return form.reply()
  const saved = await api.put("/Projects/{projectId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../projects/${saved.data.id}`, "projects.changed")
}

export default function EditProjectScreen() {
  const { t } = useTranslation()
  const { project, choices, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("projects.edit", { name: project.name })}
      constraints={constraints}
      defaultValue={project}
      labels="projects"
      reply={useActionData<typeof action>()}
      cancelTo={`../projects/${project.id}`}
    >
      <ProjectFields choices={choices} />
    </FormScreen>
  )
}
