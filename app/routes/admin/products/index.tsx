import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterSelect } from "~/components/table/filters"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { SoldBadge } from "./_sold-badge"

export const handle = titled("products.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { searchParams } = new URL(args.request.url)
  return { page: await api.list("/Products", { query: searchParams }) }
}

export default function ProductsScreen() {
  const { t } = useTranslation()
  const { page } = useLoaderData<typeof loader>()
  const add = <ButtonLink to="new">{t("products.new")}</ButtonLink>
  return (
    <>
      <PageHeader title={t("products.title")} action={add} />
      <ResourceTable
        label={t("products.title")}
        rows={page.rows}
        page={page}
        rowTo={(product) => product.id}
        sortedBy="name"
        search={t("products.search")}
        filters={
          <FilterSelect
            name="sold"
            label={t("products.soldState")}
            options={[
              { value: "false", label: t("products.notSold") },
              { value: "true", label: t("products.sold") },
            ]}
          />
        }
        aside={<ExportLink href="products/export" />}
        columns={[
          { header: t("products.name"), sort: "name", cell: (product) => product.name },
          {
            header: t("products.purchaseDate"),
            sort: "purchaseDate",
            cell: (product) => <DateCell day={product.purchaseDate} />,
          },
          {
            header: t("products.costPrice"),
            align: "end",
            cell: (product) => <MoneyCell cents={product.costPrice} currency={product.currency} />,
          },
          {
            header: t("products.sellingPrice"),
            sort: "sellingPrice",
            align: "end",
            cell: (product) => (
              <MoneyCell cents={product.sellingPrice} currency={product.currency} />
            ),
          },
          {
            header: t("products.margin"),
            sort: "margin",
            align: "end",
            cell: (product) => <MoneyCell cents={product.margin} currency={product.currency} />,
          },
          {
            header: t("products.soldState"),
            cell: (product) => <SoldBadge sold={product.sold} />,
          },
        ]}
        empty={{
          title: t("products.empty.title"),
          text: t("products.empty.text"),
          action: add,
        }}
      />
    </>
  )
}
