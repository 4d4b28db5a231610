import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { ExportOrDelete } from "~/components/table/bulk"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { TagMark } from "./_mark"

export const handle = titled("tags.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Tags", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown) }
}

const shown = ["id", "title", "color", "displayText", "taskCount"] as const

export default function TagsScreen() {
  const { t } = useTranslation()
  const { page } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("projects.create") ? <ButtonLink to="new">{t("tags.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("tags.list")} text={t("tags.text")} action={add} />
      <ResourceTable
        label={t("tags.list")}
        rows={page.rows}
        page={page}
        rowTo={(tag) => tag.id}
        rowName={(tag) => tag.title}
        sortedBy="title"
        search={t("tags.search")}
        bulk={<ExportOrDelete mayExport={false} mayDelete={can("projects.delete")} />}
        columns={[
          { name: "title", header: t("tags.title"), sort: "title", cell: (tag) => tag.title },
          {
            name: "mark",
            header: t("tags.displayText"),
            card: "second",
            cell: (tag) => <TagMark tag={tag} />,
          },
          {
            name: "tasks",
            header: t("tags.taskCount"),
            align: "end",
            card: "small",
            cell: (tag) => tag.taskCount,
          },
        ]}
        empty={{ title: t("tags.empty.title"), text: t("tags.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("tags.list")} />
}
