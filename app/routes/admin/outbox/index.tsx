import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { Inbox } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("outbox.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { messages: await api.get("/Outbox") }
}

/** What would have been sent, had a mail server been configured. Administrators only. */
export default function OutboxScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { messages } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("outbox.title")} text={t("outbox.text")} />
      {messages.length === 0 ? (
        <EmptyState icon={Inbox} title={t("outbox.empty.title")} text={t("outbox.empty.text")} />
      ) : (
        <ResourceTable
          label={t("outbox.title")}
          rows={messages}
          page={{ total: messages.length, from: 1, to: messages.length }}
          rowTo={(message) => message.id}
          columns={[
            {
              name: "subject",
              header: t("outbox.subject"),
              cell: (message) => message.subject,
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
              card: "small",
              cell: (message) => cells.date(message.date),
            },
          ]}
          empty={{ title: t("outbox.empty.title") }}
        />
      )}
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("outbox.title")} />
}
