import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { MoneyCell } from "~/components/table/cells"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "quotes", needs: "quotes.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Quotes", { query }),
  )
  const items = rows.map(({ id, number, clientName, totalTTC, currency }) => ({
    id,
    name: number ?? clientName,
    totalTTC,
    currency,
  }))
  return { items, list }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Quotes/deletions", { list: "quotes", message: "quotes.removedMany" })

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("quotes.list"), to: list }}
      items={items.map(({ totalTTC, currency, ...item }) => ({
        ...item,
        detail: <MoneyCell cents={totalTTC} currency={currency} />,
      }))}
      consequences={t("quotes.removeMany")}
      reply={useActionData<typeof action>()}
    />
  )
}
