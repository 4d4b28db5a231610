import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BulkPrompt } from "~/components/table/bulk-prompt"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { endDeletion, listOf, tickedOf } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"
import { Selection } from "../../../../contract/selection"
import { nameOf } from "./_choices"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "purchases.delete")
  const query = tickedOf(args)
  const page = query && (await api.list("/Purchases", { query }))
  const items = (page?.rows ?? []).map((purchase) => ({
    id: purchase.id,
    name: nameOf(purchase),
    totalTTC: purchase.totalTTC,
    currency: purchase.currency,
  }))
  return { items, list: listOf(args, "purchases") }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, Selection)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const removing = api.post("/Purchases/deletions", { body: form.value, key: form.key })
  return endDeletion(args, removing, { list: "purchases", message: "purchases.removedMany" })
}

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <BulkPrompt
      title={t("table.bulk.delete")}
      list={{ label: t("purchases.title"), to: list }}
      items={items.map(({ totalTTC, currency, ...item }) => ({
        ...item,
        detail: totalTTC === null ? null : <MoneyCell cents={totalTTC} currency={currency} />,
      }))}
      consequences={t("purchases.removeMany")}
      confirmLabel={t("screen.delete.confirm")}
      reply={reply}
      doneText={(count) => t("table.bulk.deleted", { count })}
    />
  )
}
