import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BulkPrompt } from "~/components/table/bulk-prompt"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { endDeletion, listOf, tickedOf } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"
import { Selection } from "../../../../contract/selection"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "clients.delete")
  const query = tickedOf(args)
  const page = query && (await api.list("/Clients", { query }))
  const items = (page?.rows ?? []).map(({ id, name, city }) => ({ id, name, detail: city }))
  return { items, list: listOf(args, "companies") }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, Selection)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const removing = api.post("/Clients/deletions", { body: form.value, key: form.key })
  return endDeletion(args, removing, { list: "companies", message: "companies.removedMany" })
}

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <BulkPrompt
      title={t("table.bulk.delete")}
      list={{ label: t("companies.title"), to: list }}
      items={items}
      consequences={t("companies.removeMany")}
      confirmLabel={t("screen.delete.confirm")}
      reply={reply}
      doneText={(count) => t("table.bulk.deleted", { count })}
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
