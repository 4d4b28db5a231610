import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"

export const handle = titled("outbox.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Outbox", { query: new URL(args.request.url).searchParams })
  return { page, columns: columnsOf(args.request, "outbox") }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "outbox", "outbox.see")

/** What would have been sent, had a mail server been configured. Administrators only. */
export default function OutboxScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page, columns } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("outbox.title")} text={t("outbox.text")} />
      <ResourceTable
        label={t("outbox.title")}
        rows={page.rows}
        page={page}
        rowTo={(message) => message.id}
        sortedBy="-date"
        search={t("outbox.search")}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "subject",
            header: t("outbox.subject"),
            cell: (message) => message.subject ?? t("outbox.noSubject"),
          },
          {
            name: "to",
            header: t("outbox.to"),
            card: "small",
            cell: (message) => message.to.join(", "),
          },
          {
            name: "date",
            header: t("outbox.date"),
            sort: "date",
            card: "small",
            cell: (message) => cells.date(message.date),
          },
        ]}
        empty={{ title: t("outbox.empty.title"), text: t("outbox.empty.text") }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("outbox.title")} />
}
