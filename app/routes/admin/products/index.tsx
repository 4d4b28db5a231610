import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
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

export const handle = titled("products.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [page, colors, sizes] = await Promise.all([
    api.list("/Products", { query: new URL(args.request.url).searchParams }),
    optionNames(args.request, api, "productColor"),
    optionNames(args.request, api, "productSize"),
  ])
  const rows = page.rows.map((product) => ({
    ...product,
    ...{ color: colors.read(product.color), size: sizes.read(product.size) },
  }))
  return { page: showing({ ...page, rows }, shown), columns: columnsOf(args.request, "products") }
}

const shown = [
  "id",
  "name",
  "purchaseDate",
  "purchasePrice",
  "costPrice",
  "sellingPrice",
  "margin",
  "sellingDate",
  "color",
  "size",
  "sold",
  "currency",
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "products", "products.see")

export default function ProductsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const [sold, notSold] = [t("products.sold"), t("products.notSold")]
  const [params] = useSearchParams()
  const isSold = params.get("sold")
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("products.create") ? <ButtonLink to="new">{t("products.new")}</ButtonLink> : null
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
        active={
          isSold === null || isSold === ""
            ? []
            : [{ text: isSold === "true" ? sold : notSold, names: ["sold"] }]
        }
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
        aside={
          <>
            <ButtonLink to="profit" variant="outline">
              {t("products.profit.link")}
            </ButtonLink>
            {can("products.create") ? <ImportLink kind="products" /> : null}
            {can("products.export") ? <ExportLink href="products/export" /> : null}
          </>
        }
        rowName={(product) => product.name}
        bulk={
          <ExportOrDelete mayExport={can("products.export")} mayDelete={can("products.delete")} />
        }
        columnChoice
        chosen={columns}
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
            name: "purchasePrice",
            header: t("products.purchasePrice"),
            align: "end",
            shown: "chosen",
            cell: (product) => cells.money(product.purchasePrice, product.currency),
          },
          {
            name: "costPrice",
            header: t("products.costPrice"),
            align: "end",
            shown: "wide",
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
            name: "sellingDate",
            header: t("products.sellingDate"),
            sort: "sellingDate",
            shown: "chosen",
            cell: (product) => cells.date(product.sellingDate),
          },
          {
            name: "color",
            header: t("products.color"),
            shown: "chosen",
            cell: (product) => product.color,
          },
          {
            name: "size",
            header: t("products.size"),
            shown: "chosen",
            cell: (product) => product.size,
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

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("products.title")} />
}
