import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("projects.columnsOf", ({ project }) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.see")
  const path = { projectId: args.params.projectId ?? "" }
  const [project, columns] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    api.get("/Projects/{projectId}/columns", { path }),
  ])
  return { project, columns }
}

/** The columns of a board in their order, each with the way to change it. */
export default function ProjectColumnsScreen() {
  const { t } = useTranslation()
  const { project, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayChange = can("projects.edit") && project.archivedAt === null
  const at = `../projects/${project.id}`
  return (
    <>
      <PageHeader
        title={t("projects.columnsOf", { name: project.name })}
        text={t("projects.columnsText")}
        secondary={
          <ButtonLink to={`${at}/board`} variant="outline">
            {t("projects.tabs.board")}
          </ButtonLink>
        }
        action={
          mayChange ? (
            <ButtonLink to={`${at}/columns/new`}>{t("projects.newColumn")}</ButtonLink>
          ) : null
        }
      />
      <SectionCard title={t("projects.columns")}>
        <ol className="divide-y divide-line">
          {columns.map((column) => (
            <li key={column.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span aria-hidden="true" className={`swatch swatch-${column.color}`} />
              <span className="min-w-32 flex-1 font-medium wrap-anywhere">{column.title}</span>
              <span className="text-muted">{t(`projects.column.roles.${column.role}`)}</span>
              <span className="text-muted">
                {column.limit === null
                  ? t("projects.column.count", { count: column.count })
                  : t("projects.column.ofLimitWords", {
                      count: column.count,
                      limit: column.limit,
                    })}
              </span>
              {mayChange ? (
                <span className="flex gap-1">
                  <ButtonLink to={`${at}/columns/${column.id}/edit`} variant="outline" size="sm">
                    {t("projects.column.change")}
                    <span className="sr-only"> {column.title}</span>
                  </ButtonLink>
                  {can("projects.delete") ? (
                    <ButtonLink to={`${at}/columns/${column.id}/delete`} variant="ghost" size="sm">
                      {t("projects.column.delete")}
                      <span className="sr-only"> {column.title}</span>
                    </ButtonLink>
                  ) : null}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </SectionCard>
    </>
  )
}
