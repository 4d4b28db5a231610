import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ResourceTable } from "~/components/table/resource-table"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useHistoryTexts } from "../_history"

export const handle = titled<typeof loader>("offers.history.of", ({ offer }) => ({
  name: offer.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { offerId: args.params.offerId ?? "" }
  const [offer, page] = await Promise.all([
    api.get("/Offers/{offerId}", { path }),
    api.list("/Offers/{offerId}/events", {
      ...{ path, query: new URL(args.request.url).searchParams },
    }),
  ])
  return { offer: { id: offer.id, title: offer.title, currency: offer.currency }, page }
}

export default function OfferHistoryScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const texts = useHistoryTexts()
  const { offer, page } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("offers.history.of", { name: offer.title })} />
      <ResourceTable
        label={t("offers.history.title")}
        rows={page.rows}
        page={page}
        columns={[
          {
            name: "at",
            header: t("offers.history.at"),
            cell: (event) => cells.date(event.at),
          },
          {
            name: "field",
            header: t("offers.history.field"),
            card: "small",
            cell: (event) => texts(event, offer.currency).field,
          },
          {
            name: "value",
            header: t("offers.history.value"),
            card: "second",
            cell: (event) => texts(event, offer.currency).value,
          },
          { name: "by", header: t("offers.history.by"), cell: (event) => event.by },
        ]}
        empty={{ title: t("offers.history.empty") }}
      />
    </>
  )
}
