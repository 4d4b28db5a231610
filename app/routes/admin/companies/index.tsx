import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterSelect } from "~/components/table/filters"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { statusTexts, statusTones } from "./_choices"

export const handle = titled("companies.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { page: await api.list("/Clients", { query: new URL(args.request.url).searchParams }) }
}

export default function CompaniesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const statuses = {
    prospect: t(statusTexts.prospect),
    active: t(statusTexts.active),
    former: t(statusTexts.former),
  }
  const { page } = useLoaderData<typeof loader>()
  const add = <ButtonLink to="new">{t("companies.new")}</ButtonLink>
  return (
    <>
      <PageHeader title={t("companies.title")} text={t("companies.text")} action={add} />
      <ResourceTable
        rows={page.rows}
        page={page}
        label={t("companies.title")}
        sortedBy="name"
        rowTo={(client) => client.id}
        search={t("companies.search")}
        filters={
          <FilterSelect
            name="status"
            label={t("companies.status")}
            options={Object.entries(statusTexts).map(([value, key]) => ({ value, label: t(key) }))}
          />
        }
        aside={<ExportLink href="companies/export" />}
        columns={[
          {
            name: "name",
            header: t("companies.name"),
            sort: "name",
            cell: (client) => client.name,
          },
          {
            name: "sector",
            header: t("companies.sector"),
            sort: "sector",
            card: "small",
            cell: (client) => client.sector,
          },
          {
            name: "status",
            header: t("companies.status"),
            sort: "status",
            card: "state",
            cell: (client) => cells.status(statusTones[client.status], statuses[client.status]),
          },
          {
            name: "city",
            header: t("companies.city"),
            sort: "city",
            card: "small",
            cell: (client) => client.city,
          },
          {
            name: "email",
            header: t("companies.email"),
            card: "small",
            cell: (client) => client.email,
          },
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
