import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "projects", needs: "projects.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Projects", { query }),
  )
  return {
    list,
    items: rows.map(({ id, name, clientName }) => ({ id, name, detail: clientName })),
  }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Projects/deletions", { list: "projects", message: "projects.removedMany" })

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("projects.list"), to: list }}
      items={items}
      consequences={t("projects.removeMany")}
      reply={useActionData<typeof action>()}
    />
  )
}
