import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ProjectBelongings } from "#contract/projects"
import { formatDuration } from "~/components/format"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.delete")
  const path = { projectId: args.params.projectId ?? "" }
  const [project, belongings] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    api.get("/Projects/{projectId}/belongings", { path }),
  ])
  return { id: project.id, name: project.name, belongings }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const removed = await api.delete("/Projects/{projectId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../projects", "projects.removed", { record: path.projectId })
}

export default function DeleteProjectScreen() {
  const { id, name, belongings } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={name}
      refusal={
        belongings.heldMinutes > 0 ? <Held id={id} minutes={belongings.heldMinutes} /> : null
      }
      consequences={<WhatGoes {...belongings} />}
      reply={useActionData<typeof action>()}
      cancelTo={`../projects/${id}`}
    />
  )
}

/** How much of it would go, in numbers. */
function WhatGoes({ taskCount, fileCount, minutes }: Omit<ProjectBelongings, "heldMinutes">) {
  const { t, i18n } = useTranslation()
  const time = formatDuration(minutes, i18n.language)
  return (
    <>
      <p>{t("projects.removeText")}</p>
      {taskCount + fileCount + minutes > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {taskCount > 0 ? <li>{t("projects.goes.tasks", { count: taskCount })}</li> : null}
          {fileCount > 0 ? <li>{t("projects.goes.files", { count: fileCount })}</li> : null}
          {minutes > 0 ? <li>{t("projects.goes.time", { time })}</li> : null}
        </ul>
      ) : null}
    </>
  )
}

/** Why it stays, and what can be done instead. */
function Held({ id, minutes }: { id: string; minutes: number }) {
  const { t, i18n } = useTranslation()
  const time = formatDuration(minutes, i18n.language)
  return (
    <>
      <p>{t("projects.held", { time })}</p>
      <p className="mt-2">
        <Link to={`../projects/${id}/shelf`} className="text-accent underline">
          {t("projects.archive")}
        </Link>
      </p>
    </>
  )
}
