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
import { useCan } from "~/services/person"

export const handle = titled("bankImports.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { rows: await api.get("/BankImports") }
}

/** The statements of banks that were imported, the latest first. */
export default function BankImportsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const { rows } = useLoaderData<typeof loader>()
  const add = can("treasury.create") ? (
    <ButtonLink to="new">{t("bankImports.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("bankImports.title")} text={t("bankImports.text")} action={add} />
      {rows.length === 0 ? (
        <EmptyState
          title={t("bankImports.empty.title")}
          text={t("bankImports.empty.text")}
          action={add}
        />
      ) : (
        <TableRows
          label={t("bankImports.title")}
          rows={rows}
          rowTo={({ id }) => id}
          columns={[
            { name: "fileName", header: t("bankImports.file"), cell: (row) => row.fileName },
            {
              name: "account",
              header: t("bankImports.accountId"),
              card: "second",
              cell: (row) => row.accountName,
            },
            {
              name: "days",
              header: t("bankImports.days"),
              card: "small",
              cell: (row) =>
                row.firstDay && row.lastDay
                  ? t("bankImports.fromTo", {
                      from: cells.date(row.firstDay),
                      to: cells.date(row.lastDay),
                    })
                  : null,
            },
            {
              name: "state",
              header: t("bankImports.state"),
              card: "state",
              cell: (row) =>
                row.undoneAt
                  ? cells.status("neutral", t("bankImports.undone"))
                  : row.importedAt
                    ? cells.status("success", t("bankImports.imported"))
                    : cells.status("warning", t("bankImports.begun")),
            },
            {
              name: "added",
              header: t("bankImports.added"),
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
  return <ListProblem title={t("bankImports.title")} />
}
