import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "tasks", needs: "projects.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Tasks", { query }),
  )
  return {
    list,
    items: rows.map(({ id, title, projectName }) => ({ id, name: title, detail: projectName })),
  }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Tasks/deletions", { list: "tasks", message: "tasks.removedMany" })

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("tasks.list"), to: list }}
      items={items}
      consequences={t("tasks.removeMany")}
      reply={useActionData<typeof action>()}
    />
  )
}
