import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewProject } from "#contract/projects"
import { ComboboxField } from "~/components/form/combobox-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { projectSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { projectChoices, projectSearches } from "./_choices.server"
import { ProjectFields } from "./_fields"

export const handle = titled("projects.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.create")
  const given = new URL(args.request.url).searchParams
  const chosen = {
    ...{ clientId: given.get("clientId"), contractId: given.get("contractId") },
    templateId: given.get("templateId"),
  }
  const choices = await projectChoices(api, chosen)
  return { chosen, choices, constraints: constraintsOf(NewProject) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewProject, {
    ...projectSearches(args.request, api),
    templateId: projectSearch(api, "templateId"),
  })
  if (form.invalid) return form.reply()
  const saved = await api.post("/Projects", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../projects/${saved.data.id}/board`, "projects.added")
}

export default function NewProjectScreen() {
  const { t } = useTranslation()
  const { chosen, choices, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("projects.new")}
      constraints={constraints}
      labels="projects"
      defaultValue={{ ...chosen, color: "blue" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("projects.add")}
      cancelTo="../projects"
    >
      <ProjectFields choices={choices}>
        {choices.templates.length > 0 ? (
          <ComboboxField
            name="templateId"
            label={t("projects.template")}
            hint={t("projects.templateHint")}
            options={choices.templates}
            source="../projects/choices"
            placeholder={t("projects.noTemplate")}
            className="sm:col-span-2"
          />
        ) : null}
      </ProjectFields>
    </FormScreen>
  )
}
