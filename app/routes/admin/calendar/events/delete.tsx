import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "calendar/events", needs: "calendar.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Events", { query }),
  )
  return {
    list,
    items: rows.map(({ id, title, startDate }) => ({ id, name: title, detail: startDate })),
  }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Events/deletions", {
    list: "calendar/events",
    message: "events.removedMany",
  })

export default function DeleteManyScreen() {
  const { t, i18n } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("events.list"), to: list }}
      items={items.map((item) => ({
        ...item,
        detail: formatDay(item.detail, i18n.language, "full"),
      }))}
      consequences={t("events.removeMany")}
      reply={useActionData<typeof action>()}
    />
  )
}
