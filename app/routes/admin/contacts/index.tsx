import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatPhone } from "#domain/phone"
import { PageHeader } from "~/components/screen/page-header"
import { BulkButton, ExportOrDelete } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
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

export const handle = titled("contacts.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Contacts", { query: new URL(args.request.url).searchParams })
  // Written out here: what knows the world's numbering plans weighs 29 kB.
  const roles = await optionNames(args.request, api, "contactRole")
  const rows = page.rows.map((contact) => ({
    ...contact,
    role: roles.read(contact.role),
    phone: contact.phoneNumber && formatPhone(contact.phoneNumber),
  }))
  return {
    page: showing({ ...page, rows }, shown),
    columns: columnsOf(args.request, "contacts"),
  }
}

const shown = ["id", "name", "role", "clientName", "email", "phone", "changedAt"] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "contacts", "contacts.see")

export default function ContactsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const [params] = useSearchParams()
  const ofClient = params.has("clientId")
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("contacts.create") ? <ButtonLink to="new">{t("contacts.new")}</ButtonLink> : null
  const chosen = new URLSearchParams(
    ["q", "clientId"].flatMap((name) => params.getAll(name).map((value) => [name, value])),
  )
  const secondary = (
    <>
      <ButtonLink to="retention" variant="ghost">
        {t("contacts.retention.title")}
      </ButtonLink>
      {can("mailings.create") && page.rows.length > 0 ? (
        <ButtonLink to={`../mailings/new?${chosen}`} variant="outline">
          {t("contacts.writeToAll")}
        </ButtonLink>
      ) : null}
    </>
  )
  return (
    <>
      <PageHeader
        title={t("contacts.title")}
        text={t("contacts.text")}
        action={add}
        secondary={secondary}
      />
      <ResourceTable
        rows={page.rows}
        page={page}
        label={t("contacts.title")}
        sortedBy="name"
        rowTo={(contact) => contact.id}
        search={t("contacts.search")}
        active={
          ofClient
            ? [{ text: page.rows[0]?.clientName ?? t("contacts.client"), names: ["clientId"] }]
            : []
        }
        aside={
          <>
            {can("contacts.create") ? <ImportLink kind="contacts" /> : null}
            {can("contacts.export") ? <ExportLink href="contacts/export" /> : null}
            {can("contacts.export") ? (
              <ExportLink href="contacts/cards" label={t("contacts.cards")} />
            ) : null}
          </>
        }
        rowName={(contact) => contact.name}
        bulk={
          <>
            {can("mailings.create") ? (
              <BulkButton to="../mailings/new">{t("contacts.write")}</BulkButton>
            ) : null}
            <ExportOrDelete mayExport={can("contacts.export")} mayDelete={can("contacts.delete")} />
          </>
        }
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "name",
            header: t("contacts.name"),
            sort: "name",
            cell: (contact) => contact.name,
          },
          {
            name: "role",
            header: t("contacts.role"),
            sort: "role",
            card: "second",
            cell: (contact) => contact.role,
          },
          {
            name: "client",
            header: t("contacts.client"),
            sort: "client",
            card: "small",
            cell: (contact) => contact.clientName,
          },
          {
            name: "email",
            header: t("contacts.email"),
            card: "small",
            cell: (contact) => contact.email,
          },
          {
            name: "phoneNumber",
            header: t("contacts.phoneNumber"),
            card: "small",
            shown: "wide",
            cell: (contact) => contact.phone,
          },
          {
            name: "changedAt",
            header: t("table.changedAt"),
            shown: "chosen",
            cell: (contact) => cells.date(contact.changedAt),
          },
        ]}
        empty={{ title: t("contacts.empty.title"), text: t("contacts.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("contacts.title")} />
}
