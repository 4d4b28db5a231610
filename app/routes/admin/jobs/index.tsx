import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { ListProblem } from "~/components/table/list-problem"
import { TableRows } from "~/components/table/table-rows"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { usePermissions } from "~/services/person"

export const handle = titled("jobs.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "jobs.see")
  return { families: await api.get("/Jobs/families") }
}

/** The families of jobs that people choose from. Administrators only. */
export default function JobsScreen() {
  const { t, i18n } = useTranslation()
  const { families } = useLoaderData<typeof loader>()
  const permissions = usePermissions()
  return (
    <>
      <PageHeader
        title={t("jobs.title")}
        text={t("jobs.text")}
        action={
          permissions.includes("jobs.edit") ? (
            <ButtonLink to="../jobs/imports/new">{t("jobs.import.open")}</ButtonLink>
          ) : null
        }
      />
      <TableRows
        label={t("jobs.title")}
        rows={families}
        columns={[
          {
            name: "title",
            header: t("jobs.family"),
            cell: ({ id, title }) => `${id} – ${title}`,
          },
          {
            name: "jobs",
            header: t("jobs.offered"),
            cell: ({ jobs }) => jobs.toLocaleString(i18n.language),
          },
        ]}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("jobs.title")} />
}
