import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { ExportLink } from "~/components/table/export-link"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("contacts.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { page: await api.list("/Contacts", { query: new URL(args.request.url).searchParams }) }
}

export default function ContactsScreen() {
  const { t } = useTranslation()
  const { page } = useLoaderData<typeof loader>()
  const add = <ButtonLink to="new">{t("contacts.new")}</ButtonLink>
  return (
    <>
      <PageHeader title={t("contacts.title")} text={t("contacts.text")} action={add} />
      <ResourceTable
        rows={page.rows}
        page={page}
        label={t("contacts.title")}
        sortedBy="name"
        rowTo={(contact) => contact.id}
        search={t("contacts.search")}
        aside={<ExportLink href="contacts/export" />}
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
            cell: (contact) => contact.phoneNumber,
          },
        ]}
        empty={{ title: t("contacts.empty.title"), text: t("contacts.empty.text"), action: add }}
      />
    </>
  )
}
