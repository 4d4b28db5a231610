import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewTask } from "#contract/tasks"
import { ComboboxField } from "~/components/form/combobox-field"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { findProjects, projectSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { linkChoices, linkSearches } from "./_choices.server"
import { TaskFields } from "./_fields"

export const handle = titled("tasks.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.create")
  const given = new URL(args.request.url).searchParams
  const projectId = given.get("projectId")
  const [links, projects, project] = await Promise.all([
    linkChoices(api, {}),
    findProjects(api, ""),
    projectId ? ofProject(api, projectId) : undefined,
  ])
  const known = !project || projects.some(({ value }) => value === project.id)
  return {
    links,
    projects: known ? projects : [{ value: project.id, label: project.name }, ...projects],
    columns: project?.columns,
    chosen: { projectId, columnId: given.get("columnId") },
    constraints: constraintsOf(NewTask),
  }
}

/** The project that one comes from, and its columns. */
async function ofProject(api: Awaited<ReturnType<typeof apiFor>>, projectId: string) {
  const path = { projectId }
  const [{ id, name }, columns] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    api.get("/Projects/{projectId}/columns", { path }),
  ])
  return { id, name, columns: columns.map((one) => ({ value: one.id, label: one.title })) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewTask, {
    projectId: projectSearch(api),
    ...linkSearches(api),
  })
  if (form.invalid) return form.reply()
  const saved = await api.post("/Tasks", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../tasks/${saved.data.id}`, "tasks.added")
}

export default function NewTaskScreen() {
  const { t } = useTranslation()
  const { links, projects, columns, chosen, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("tasks.new")}
      constraints={constraints}
      labels="tasks"
      defaultValue={{ ...chosen, priority: "none" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("tasks.add")}
      cancelTo={chosen.projectId ? `../projects/${chosen.projectId}/board` : "../tasks"}
    >
      <TaskFields links={links}>
        <ComboboxField
          name="projectId"
          label={t("tasks.project")}
          options={projects}
          source="../projects/choices"
        />
        {columns ? (
          <SelectField
            name="columnId"
            label={t("tasks.column")}
            placeholder={t("tasks.usualColumn")}
            options={columns}
          />
        ) : null}
      </TaskFields>
    </FormScreen>
  )
}
