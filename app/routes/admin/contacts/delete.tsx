import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "contacts", needs: "contacts.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Contacts", { query }),
  )
  return { list, items: rows.map(({ id, name, clientName }) => ({ id, name, detail: clientName })) }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Contacts/deletions", { list: "contacts", message: "contacts.removedMany" })

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("contacts.title"), to: list }}
      items={items}
      consequences={t("contacts.removeMany")}
      reply={useActionData<typeof action>()}
    />
  )
}
