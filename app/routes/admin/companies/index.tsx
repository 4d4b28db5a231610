import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatPhone } from "#domain/phone"
import { PageHeader } from "~/components/screen/page-header"
import { ExportOrDelete } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterSelect } from "~/components/table/filters"
import { ImportLink } from "~/components/table/import-link"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { kindTexts, statusTexts, statusTones } from "./_choices"

export const handle = titled("companies.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Clients", { query: new URL(args.request.url).searchParams })
  // Written out here: what knows the world's numbering plans weighs 29 kB.
  const sectors = await optionNames(args.request, api, "sector")
  const origins = await optionNames(args.request, api, "clientOrigin")
  const rows = page.rows.map((client) => ({
    ...client,
    sector: sectors.read(client.sector),
    origin: origins.read(client.origin),
    phone: client.phoneNumber && formatPhone(client.phoneNumber),
  }))
  return {
    page: showing({ ...page, rows }, shown),
    columns: columnsOf(args.request, "companies"),
  }
}

const shown = [
  "id",
  "name",
  "sector",
  "origin",
  "status",
  "city",
  "email",
  "phone",
  "kind",
  "siren",
  "vatNumber",
  "changedAt",
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "companies", "clients.see")

export default function CompaniesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const statuses = {
    prospect: t(statusTexts.prospect),
    active: t(statusTexts.active),
    former: t(statusTexts.former),
  }
  const [params] = useSearchParams()
  const status = statuses[params.get("status") as keyof typeof statuses]
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("clients.create") ? <ButtonLink to="new">{t("companies.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader
        title={t("companies.title")}
        text={t("companies.text")}
        secondary={
          <ButtonLink to="readiness" variant="outline">
            {t("companies.readiness.link")}
          </ButtonLink>
        }
        action={add}
      />
      <ResourceTable
        rows={page.rows}
        page={page}
        label={t("companies.title")}
        sortedBy="name"
        rowTo={(client) => client.id}
        search={t("companies.search")}
        active={status ? [{ text: status, names: ["status"] }] : []}
        filters={
          <FilterSelect
            name="status"
            label={t("companies.status")}
            options={Object.entries(statusTexts).map(([value, key]) => ({ value, label: t(key) }))}
          />
        }
        aside={
          <>
            {can("clients.create") ? <ImportLink kind="clients" /> : null}
            {can("clients.export") ? <ExportLink href="companies/export" /> : null}
          </>
        }
        rowName={(client) => client.name}
        bulk={
          <ExportOrDelete mayExport={can("clients.export")} mayDelete={can("clients.delete")} />
        }
        columnChoice
        chosen={columns}
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
            name: "origin",
            header: t("companies.origin"),
            sort: "origin",
            shown: "chosen",
            cell: (client) => client.origin,
          },
          {
            name: "email",
            header: t("companies.email"),
            shown: "wide",
            cell: (client) => client.email,
          },
          {
            name: "phoneNumber",
            header: t("companies.phoneNumber"),
            shown: "chosen",
            cell: (client) => client.phone,
          },
          {
            name: "kind",
            header: t("companies.kind"),
            shown: "chosen",
            cell: (client) => t(kindTexts[client.kind]),
          },
          {
            name: "siren",
            header: t("companies.siren"),
            shown: "chosen",
            cell: (client) => client.siren,
          },
          {
            name: "vatNumber",
            header: t("companies.vatNumber"),
            shown: "chosen",
            cell: (client) => client.vatNumber,
          },
          {
            name: "changedAt",
            header: t("table.changedAt"),
            shown: "chosen",
            cell: (client) => cells.date(client.changedAt),
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

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("companies.title")} />
}
