import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { StatusCell } from "~/components/table/cells"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { statusTexts, statusTones } from "./_choices"

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { page: await api.list("/Clients", { query: new URL(args.request.url).searchParams }) }
}

export default function CompaniesScreen() {
  const { t } = useTranslation()
  const { page } = useLoaderData<typeof loader>()
  const add = <ButtonLink to="new">{t("companies.new")}</ButtonLink>
  return (
    <>
      <PageHeader title={t("companies.title")} text={t("companies.text")} action={add} />
      <ResourceTable
        page={page}
        caption={t("companies.title")}
        rowTo={(client) => client.id}
        searchLabel={t("companies.search")}
        exportTo="export"
        filters={[
          {
            name: "status",
            label: t("companies.status"),
            options: Object.entries(statusTexts).map(([value, key]) => ({ value, label: t(key) })),
          },
        ]}
        columns={[
          { header: t("companies.name"), sort: "name", cell: (client) => client.name },
          { header: t("companies.sector"), sort: "sector", cell: (client) => client.sector },
          {
            header: t("companies.status"),
            sort: "status",
            cell: (client) => (
              <StatusCell tone={statusTones[client.status]} label={t(statusTexts[client.status])} />
            ),
          },
          { header: t("companies.city"), sort: "city", cell: (client) => client.city },
          { header: t("companies.email"), cell: (client) => client.email },
        ]}
        empty={{
          title: t("companies.empty.title"),
          text: t("companies.empty.text"),
          action: add,
        }}
      />
    </>
  )
}
