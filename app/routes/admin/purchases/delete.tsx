import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { MoneyCell } from "~/components/table/cells"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"
import { nameOf } from "./_choices"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "purchases", needs: "purchases.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Purchases", { query }),
  )
  const items = rows.map((purchase) => ({
    id: purchase.id,
    name: nameOf(purchase),
    totalTTC: purchase.totalTTC,
    currency: purchase.currency,
  }))
  return { items, list }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Purchases/deletions", {
    list: "purchases",
    message: "purchases.removedMany",
  })

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("purchases.title"), to: list }}
      items={items.map(({ totalTTC, currency, ...item }) => ({
        ...item,
        detail: totalTTC === null ? null : <MoneyCell cents={totalTTC} currency={currency} />,
      }))}
      consequences={t("purchases.removeMany")}
      reply={useActionData<typeof action>()}
    />
  )
}
