import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { TableRows } from "~/components/table/table-rows"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { requireKind } from "./_allowed.server"
import { useKinds } from "./_kinds"

export const handle = titled("imports.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  await requireKind(args, api)
  return { rows: await api.get("/Imports") }
}

/** The files that records came from, the latest first. */
export default function ImportsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { rows } = useLoaderData<typeof loader>()
  const kinds = new Map(useKinds().map(({ value, label }) => [value, label]))
  const add = kinds.size > 0 ? <ButtonLink to="new">{t("imports.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("imports.title")} text={t("imports.text")} action={add} />
      {rows.length === 0 ? (
        <EmptyState title={t("imports.empty.title")} text={t("imports.empty.text")} action={add} />
      ) : (
        <TableRows
          label={t("imports.title")}
          rows={rows}
          rowTo={({ id }) => id}
          columns={[
            { name: "fileName", header: t("imports.fileName"), cell: (row) => row.fileName },
            {
              name: "kind",
              header: t("imports.kind"),
              card: "second",
              cell: (row) => kinds.get(row.kind),
            },
            {
              name: "state",
              header: t("imports.state"),
              card: "small",
              cell: (row) =>
                row.undoneAt
                  ? cells.status("neutral", t("imports.undone"))
                  : row.importedAt
                    ? t("imports.importedAt", { day: cells.date(row.importedAt) })
                    : cells.status("warning", t("imports.notImported")),
            },
            {
              name: "added",
              header: t("imports.added.label"),
              align: "end",
              card: "amount",
              cell: (row) => (row.importedAt ? row.added : null),
            },
          ]}
        />
      )}
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("imports.title")} />
}
