import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("accounts.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Accounts", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown), columns: columnsOf(args.request, "accounts") }
}

const shown = ["id", "name", "kind", "bankName", "fedBy", "balance", "currency", "main"] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "accounts", "treasury.see")

export default function AccountsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("treasury.create") ? <ButtonLink to="new">{t("accounts.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("accounts.title")} action={add} />
      <ResourceTable
        label={t("accounts.title")}
        rows={page.rows}
        page={page}
        rowTo={(account) => account.id}
        sortedBy="name"
        search={t("accounts.search")}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "name",
            header: t("accounts.name"),
            sort: "name",
            cell: (account) => account.name,
          },
          {
            name: "kind",
            header: t("accounts.kind"),
            card: "small",
            cell: (account) => t(`accounts.kinds.${account.kind}`),
          },
          {
            name: "bankName",
            header: t("accounts.bankName"),
            shown: "wide",
            cell: (account) => account.bankName,
          },
          {
            name: "fedBy",
            header: t("accounts.fedBy"),
            shown: "wide",
            cell: (account) => t(`accounts.feeds.${account.fedBy}`),
          },
          {
            name: "main",
            header: t("accounts.main"),
            card: "state",
            cell: (account) => (account.main ? cells.status("info", t("accounts.main")) : null),
          },
          {
            name: "balance",
            header: t("accounts.balance"),
            align: "end",
            card: "amount",
            cell: (account) => cells.money(account.balance, account.currency),
          },
        ]}
        empty={{ title: t("accounts.empty.title"), text: t("accounts.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("accounts.title")} />
}
