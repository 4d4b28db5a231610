import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { Inbox } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { DateCell } from "~/components/table/cells"
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
            { header: t("outbox.subject"), cell: (message) => message.subject },
            { header: t("outbox.to"), cell: (message) => message.to.join(", ") },
            { header: t("outbox.date"), cell: (message) => <DateCell day={message.date} /> },
          ]}
          empty={{ title: t("outbox.empty.title") }}
        />
      )}
    </>
  )
}
