import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "companies", needs: "clients.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Clients", { query }),
  )
  return { list, items: rows.map(({ id, name, city }) => ({ id, name, detail: city })) }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Clients/deletions", { list: "companies", message: "companies.removedMany" })

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("companies.title"), to: list }}
      items={items}
      consequences={t("companies.removeMany")}
      reply={useActionData<typeof action>()}
      referrers={(id) => (
        <p className="flex flex-wrap gap-x-4">
          <Link
            className="inline-block min-h-6 text-accent underline"
            to={`../contacts?clientId=${id}`}
          >
            {t("companies.itsContacts")}
          </Link>
          <Link
            className="inline-block min-h-6 text-accent underline"
            to={`../bills?clientId=${id}`}
          >
            {t("companies.itsBills")}
          </Link>
        </p>
      )}
    />
  )
}
