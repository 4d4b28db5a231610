import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteTicked } from "~/components/table/delete-ticked"
import { deleteTicked, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"
import { nameOf } from "./_choices"

export const handle = titled("table.bulk.delete")

export async function loader(args: LoaderFunctionArgs) {
  const ticked = { list: "contracts", needs: "contracts.delete" } as const
  const { rows, list } = await loadTicked(args, ticked, (api, query) =>
    api.list("/Contracts", { query }),
  )
  const items = rows.map((contract) => ({
    id: contract.id,
    name: nameOf(contract),
    detail: contract.clientName,
  }))
  return { list, items }
}

export const action = (args: ActionFunctionArgs) =>
  deleteTicked(args, "/Contracts/deletions", {
    list: "contracts",
    message: "contracts.removedMany",
  })

export default function DeleteManyScreen() {
  const { t } = useTranslation()
  const { items, list } = useLoaderData<typeof loader>()
  return (
    <DeleteTicked
      list={{ label: t("contracts.list"), to: list }}
      items={items}
      consequences={t("contracts.removeMany")}
      reply={useActionData<typeof action>()}
      referrers={(id) => (
        <Link className="inline-block min-h-6 text-accent underline" to={`../contracts/${id}`}>
          {t("contracts.itsPeriods")}
        </Link>
      )}
    />
  )
}
