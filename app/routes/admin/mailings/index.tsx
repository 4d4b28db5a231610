import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("mailings.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  return {
    page: await api.list("/Mailings", { query }),
    columns: columnsOf(args.request, "mailings"),
  }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "mailings", "mailings.see")

export default function MailingsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("mailings.create") ? <ButtonLink to="new">{t("mailings.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("mailings.title")} text={t("mailings.text")} action={add} />
      <ResourceTable
        label={t("mailings.title")}
        rows={page.rows}
        page={page}
        rowTo={(mailing) => mailing.id}
        sortedBy="-createdAt"
        search={t("mailings.search")}
        rowName={(mailing) => mailing.name}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "name",
            header: t("mailings.name"),
            cell: (mailing) => mailing.name,
          },
          {
            name: "sentAt",
            header: t("mailings.sentAt"),
            card: "state",
            cell: (mailing) =>
              mailing.sentAt ? (
                cells.date(mailing.sentAt)
              ) : (
                <StatusBadge tone="warning">{t("mailings.notSent")}</StatusBadge>
              ),
          },
          {
            name: "receivers",
            header: t("mailings.receivers"),
            card: "small",
            cell: (mailing) => mailing.receivers,
          },
          {
            name: "leftOut",
            header: t("mailings.leftOut"),
            card: "small",
            cell: (mailing) => mailing.leftOut,
          },
          {
            name: "failed",
            header: t("mailings.failed"),
            card: "small",
            cell: (mailing) => mailing.failed,
          },
          {
            name: "createdAt",
            header: t("mailings.createdAt"),
            sort: "createdAt",
            shown: "wide",
            cell: (mailing) => cells.date(mailing.createdAt),
          },
        ]}
        empty={{ title: t("mailings.empty.title"), text: t("mailings.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("mailings.title")} />
}
