import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { ExportOrDelete } from "~/components/table/bulk"
import { PercentCell, PriceCell } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("services.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Services", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown) }
}

const shown = ["id", "name", "unit", "unitPriceHT", "vatRate", "currency"] as const

export default function ServicesScreen() {
  const { t } = useTranslation()
  const { page } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("products.create") ? <ButtonLink to="new">{t("services.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("services.list")} action={add} />
      <ResourceTable
        label={t("services.list")}
        rows={page.rows}
        page={page}
        rowTo={(service) => service.id}
        rowName={(service) => service.name}
        sortedBy="name"
        search={t("services.search")}
        aside={can("products.export") ? <ExportLink href="services/export" /> : null}
        bulk={
          <ExportOrDelete mayExport={can("products.export")} mayDelete={can("products.delete")} />
        }
        columns={[
          {
            name: "name",
            header: t("services.name"),
            sort: "name",
            cell: (service) => service.name,
          },
          {
            name: "unitPriceHT",
            header: t("services.unitPriceHT"),
            sort: "unitPriceHT",
            align: "end",
            card: "second",
            cell: (service) => (
              <PriceCell cents={service.unitPriceHT} currency={service.currency} />
            ),
          },
          {
            name: "unit",
            header: t("services.unit"),
            card: "small",
            cell: (service) => t(`bills.units.${service.unit}`),
          },
          {
            name: "vatRate",
            header: t("services.vatRate"),
            align: "end",
            cell: (service) =>
              service.vatRate ? <PercentCell rate={service.vatRate} /> : t("services.usualVatRate"),
          },
        ]}
        empty={{ title: t("services.empty.title"), text: t("services.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("services.list")} />
}
