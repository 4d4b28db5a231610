import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "services", needs: "products.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Services", { query }),
  )
  return {
    list,
    items: rows.map(({ id, name }) => ({ id, name })),
  }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Services/deletions", { list: "services", message: "services.removedMany" })

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("services.list"), to: list }}
      items={items}
      consequences={t("services.removeMany")}
      reply={useActionData<typeof action>()}
    />
  )
}
