import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ProjectColumnRemoval } from "#contract/projects"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { formatDuration } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  projectId: params.projectId ?? "",
  columnId: params.columnId ?? "",
})

export const handle = titled<typeof loader>("projects.column.deleteOf", ({ column }) => ({
  name: column.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.delete")
  const path = pathOf(args)
  const [column, columns] = await Promise.all([
    api.get("/Projects/{projectId}/columns/{columnId}", { path }),
    api.get("/Projects/{projectId}/columns", { path }),
  ])
  const others = columns.filter(({ id }) => id !== column.id)
  return {
    column,
    others: others.map(({ id, title }) => ({ value: id, label: title })),
    constraints: constraintsOf(ProjectColumnRemoval),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ProjectColumnRemoval)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const options = { path, body: form.value, key: form.key }
  const saved = await api.post("/Projects/{projectId}/columns/{columnId}/removal", options)
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../projects/${path.projectId}/columns`, "projects.column.deleted")
}

/**
 * What goes with a column, and the way to keep it: its tasks move to another one first. Who lets them go types its
 * name; nothing brings them back.
 */
export default function DeleteColumnScreen() {
  const { t, i18n } = useTranslation()
  const { column, others, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { taskCount, fileCount, minutes, isLastOfRole } = column
  const cancelTo = `../projects/${column.projectId}/columns`
  const title = t("projects.column.deleteOf", { name: column.title })
  if (isLastOfRole)
    return (
      <div className="grid w-full max-w-3xl gap-5">
        <PageHeader title={title} />
        <Banner tone="warning" title={t("projects.column.lastOfRole")} />
        <div>
          <ButtonLink to={cancelTo} variant="outline">
            {t("projects.column.back")}
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <FormScreen
      title={title}
      text={
        taskCount === 0 ? (
          t("projects.column.nothing")
        ) : (
          <>
            <p>
              {t("projects.column.goes", { count: taskCount })}
              {fileCount > 0 ? ` ${t("projects.column.files", { count: fileCount })}` : null}
              {minutes > 0
                ? ` ${t("projects.column.time", { time: formatDuration(minutes, i18n.language) })}`
                : null}
            </p>
            <p className="mt-2 font-medium text-ink">{t("projects.column.sentence")}</p>
            <p className="mt-2">{t("projects.column.timeStays")}</p>
          </>
        )
      }
      constraints={constraints}
      labels="projects"
      reply={reply}
      cancelTo={cancelTo}
      submitLabel={t("projects.column.deleteEmpty")}
    >
      {taskCount > 0 ? (
        <>
          <FieldGroup title={t("projects.column.moveFirst")}>
            <SelectField
              name="moveTo"
              label={t("projects.column.moveTo")}
              options={others}
              className="sm:col-span-2"
            />
          </FieldGroup>
          <FieldGroup title={t("projects.column.deleteAll")}>
            <TextField
              name="title"
              label={t("projects.column.typeTitle", { name: column.title })}
              autoComplete="off"
              className="sm:col-span-2"
            />
          </FieldGroup>
        </>
      ) : null}
    </FormScreen>
  )
}
