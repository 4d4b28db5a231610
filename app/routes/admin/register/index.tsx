import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatSiren } from "#domain/siren"
import { PageHeader } from "~/components/screen/page-header"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("register.companies.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Companies", { query: new URL(args.request.url).searchParams })
  return { page, columns: columnsOf(args.request, "register") }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "register")

/** The register of businesses, in which one finds and enters one's own. */
export default function RegisterScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const [params] = useSearchParams()
  const { page, columns } = useLoaderData<typeof loader>()
  const own = t("register.companies.own")
  const add = can("profile.edit") ? (
    <ButtonLink to="new">{t("register.companies.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader
        title={t("register.companies.title")}
        text={t("register.companies.text")}
        action={add}
      />
      <ResourceTable
        label={t("register.companies.title")}
        rows={page.rows}
        page={page}
        rowTo={(company) => company.id}
        rowName={(company) => company.name}
        sortedBy="name"
        search={t("register.companies.search")}
        active={params.get("own") ? [{ text: own, names: ["own"] }] : []}
        filters={
          <FilterSelect
            name="own"
            label={t("register.companies.whose")}
            options={[{ value: "true", label: own }]}
          />
        }
        empty={{
          title: t("register.companies.empty.title"),
          text: t("register.companies.empty.text"),
          action: add,
        }}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "name",
            header: t("register.companies.name"),
            sort: "name",
            cell: (company) => company.name,
          },
          {
            name: "siret",
            header: t("register.companies.siret"),
            card: "small",
            cell: ({ siret, siren }) => formatSiren(siret ?? siren ?? ""),
          },
          {
            name: "sector",
            header: t("register.companies.sector"),
            shown: "wide",
            cell: (company) => company.sector,
          },
          {
            name: "membership",
            header: t("register.companies.membership"),
            card: "small",
            cell: ({ member }) => (member ? t("register.companies.mine") : null),
          },
        ]}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("register.companies.title")} />
}
