import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ProjectShelf } from "#contract/projects"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { askAgain, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  return api.get("/Projects/{projectId}", { path: { projectId: args.params.projectId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ProjectShelf)
  if (form.invalid) return form.reply()
  const path = { projectId: args.params.projectId ?? "" }
  const saved = await api.put("/Projects/{projectId}/shelf", { path, body: form.value })
  if (saved.problem) return askAgain(args, saved.problem)
  const message = saved.data.archivedAt ? "projects.archivedNow" : "projects.unarchivedNow"
  return redirectWithToast(args, `../projects/${path.projectId}`, message)
}

/** Puts a project away, or takes it out again. */
export default function ProjectShelfScreen() {
  const { t } = useTranslation()
  const { id, name, archivedAt, version } = useLoaderData<typeof loader>()
  const isAway = archivedAt !== null
  return (
    <ConfirmPrompt
      title={t(isAway ? "projects.unarchiveOf" : "projects.archiveOf", { name })}
      confirmLabel={t(isAway ? "projects.unarchive" : "projects.archive")}
      cancelTo={`../projects/${id}`}
      values={{ version, ...(isAway ? {} : { archived: "on" }) }}
      reply={useActionData<typeof action>()}
    >
      {t(isAway ? "projects.unarchiveText" : "projects.archiveText")}
    </ConfirmPrompt>
  )
}
