import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell } from "~/components/table/cells"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("screen.named", ({ subject }) => ({ name: subject }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const messageId = args.params.messageId ?? ""
  return api.get("/Outbox/{messageId}", { path: { messageId } })
}

export default function OutboxMessageScreen() {
  const { t } = useTranslation()
  const message = useLoaderData<typeof loader>()
  const attachments = message.attachments.map(({ name }) => name).join("\n")
  return (
    <>
      <PageHeader title={message.subject ?? t("outbox.noSubject")} />
      <div className="grid gap-5">
        <Card>
          <PropertyList
            properties={[
              { label: t("outbox.to"), value: message.to.join("\n") },
              { label: t("outbox.date"), value: <DateCell day={message.date} /> },
              { label: t("outbox.attachments"), value: attachments },
            ]}
          />
        </Card>
        <SectionCard title={t("outbox.body")}>
          <p className="whitespace-pre-wrap">{message.text}</p>
          {message.withheld && <p className="mt-4 text-muted-foreground">{t("outbox.withheld")}</p>}
        </SectionCard>
      </div>
    </>
  )
}
