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

export const handle = titled("products.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { searchParams } = new URL(args.request.url)
  return { page: await api.list("/Products", { query: searchParams }) }
}

export default function ProductsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const [sold, notSold] = [t("products.sold"), t("products.notSold")]
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
          {
            name: "name",
            header: t("products.name"),
            sort: "name",
            cell: (product) => product.name,
          },
          {
            name: "purchaseDate",
            header: t("products.purchaseDate"),
            sort: "purchaseDate",
            card: "small",
            cell: (product) => cells.date(product.purchaseDate),
          },
          {
            name: "costPrice",
            header: t("products.costPrice"),
            align: "end",
            cell: (product) => cells.money(product.costPrice, product.currency),
          },
          {
            name: "sellingPrice",
            header: t("products.sellingPrice"),
            sort: "sellingPrice",
            align: "end",
            card: "amount",
            cell: (product) => cells.money(product.sellingPrice, product.currency),
          },
          {
            name: "margin",
            header: t("products.margin"),
            sort: "margin",
            align: "end",
            card: "small",
            cell: (product) => cells.money(product.margin, product.currency),
          },
          {
            name: "sold",
            header: t("products.soldState"),
            card: "state",
            cell: (product) =>
              product.sold ? cells.status("success", sold) : cells.status("neutral", notSold),
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
