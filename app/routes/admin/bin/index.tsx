import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { nameOf } from "./_names"

export const handle = titled("bin.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Removals", { query: new URL(args.request.url).searchParams })
  return { page }
}

/** What was deleted in the last thirty days, to be brought back or erased before its time. */
export default function BinScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("bin.title")} text={t("bin.text")} />
      <ResourceTable
        label={t("bin.title")}
        rows={page.rows}
        page={page}
        sortedBy="-removedAt"
        columns={[
          { name: "what", header: t("bin.what"), cell: (removal) => nameOf(removal, t) },
          {
            name: "removedAt",
            header: t("bin.removedAt"),
            sort: "removedAt",
            card: "small",
            cell: (removal) => cells.date(removal.removedAt),
          },
          {
            name: "until",
            header: t("bin.until"),
            card: "small",
            cell: (removal) => cells.date(removal.until),
          },
          {
            name: "actions",
            header: t("bin.actions"),
            card: "second",
            cell: (removal) => (
              <span className="flex flex-wrap gap-2 md:justify-end">
                <StatusButton action={`../bin/${removal.id}/restoration`} size="sm">
                  {t("bin.restore")}
                </StatusButton>
                <ButtonLink
                  to={`../bin/${removal.id}/delete`}
                  variant="ghost"
                  size="sm"
                  data-overlay="dialog"
                >
                  {t("bin.erase")}
                </ButtonLink>
              </span>
            ),
          },
        ]}
        empty={{ title: t("bin.empty.title"), text: t("bin.empty.text") }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("bin.title")} />
}
