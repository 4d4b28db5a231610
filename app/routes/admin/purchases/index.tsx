import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { purchaseCategories, purchaseStatuses } from "#contract/choices"
import { PageHeader } from "~/components/screen/page-header"
import { ExportOrDelete } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { Unbroken } from "~/components/unbroken"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { nameOf, statusTones } from "./_choices"

export const handle = titled("purchases.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Purchases", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown), columns: columnsOf(args.request, "purchases") }
}

const shown = [
  "id",
  "supplierName",
  "fileName",
  "number",
  "kind",
  "issueDate",
  "dueDate",
  "category",
  "currency",
  "totalHT",
  "totalTTC",
  "status",
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "purchases", "purchases.see")

export default function PurchasesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const [params] = useSearchParams()
  const state = purchaseStatuses.find((each) => each === params.get("state"))
  const category = purchaseCategories.find((each) => each === params.get("category"))
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("purchases.create") ? (
    <ButtonLink to="new">{t("purchases.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("purchases.title")} text={t("purchases.text")} action={add} />
      <ResourceTable
        label={t("purchases.title")}
        rows={page.rows}
        page={page}
        rowTo={(purchase) => purchase.id}
        sortedBy="-issueDate"
        search={t("purchases.search")}
        active={[
          ...(state ? [{ text: t(`purchases.statuses.${state}`), names: ["state"] }] : []),
          ...(category
            ? [{ text: t(`purchases.categories.${category}`), names: ["category"] }]
            : []),
        ]}
        filters={
          <>
            <FilterSelect
              name="state"
              label={t("purchases.state")}
              options={purchaseStatuses.map((each) => ({
                value: each,
                label: t(`purchases.statuses.${each}`),
              }))}
            />
            <FilterSelect
              name="category"
              label={t("purchases.category")}
              options={purchaseCategories.map((each) => ({
                value: each,
                label: t(`purchases.categories.${each}`),
              }))}
            />
          </>
        }
        aside={can("purchases.export") ? <ExportLink href="purchases/export" /> : null}
        rowName={nameOf}
        rowCents={({ totalTTC, currency }) => (currency === "EUR" ? totalTTC : null)}
        bulk={
          <ExportOrDelete mayExport={can("purchases.export")} mayDelete={can("purchases.delete")} />
        }
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "supplier",
            header: t("purchases.supplierName"),
            sort: "supplier",
            cell: (purchase) => purchase.supplierName ?? purchase.fileName ?? purchase.number,
          },
          {
            name: "number",
            header: t("purchases.number"),
            sort: "number",
            card: "small",
            cell: (purchase) => <Unbroken>{purchase.number}</Unbroken>,
          },
          {
            name: "kind",
            header: t("purchases.kind"),
            shown: "chosen",
            cell: (purchase) => t(`bills.kinds.${purchase.kind}`),
          },
          {
            name: "issueDate",
            header: t("purchases.issueDate"),
            sort: "issueDate",
            card: "small",
            cell: (purchase) => cells.date(purchase.issueDate),
          },
          {
            name: "dueDate",
            header: t("purchases.dueDate"),
            sort: "dueDate",
            shown: "wide",
            cell: (purchase) => cells.date(purchase.dueDate),
          },
          {
            name: "category",
            header: t("purchases.category"),
            shown: "chosen",
            cell: (purchase) => t(`purchases.categories.${purchase.category}`),
          },
          {
            name: "totalHT",
            header: t("purchases.totalHT"),
            sort: "totalHT",
            align: "end",
            shown: "wide",
            cell: (purchase) => cells.money(purchase.totalHT, purchase.currency),
          },
          {
            name: "totalTTC",
            header: t("purchases.totalTTC"),
            sort: "totalTTC",
            align: "end",
            card: "amount",
            cell: (purchase) => cells.money(purchase.totalTTC, purchase.currency),
          },
          {
            name: "status",
            header: t("purchases.state"),
            card: "state",
            cell: ({ status }) =>
              cells.status(statusTones[status], t(`purchases.statuses.${status}`)),
          },
        ]}
        empty={{
          title: t("purchases.empty.title"),
          text: t("purchases.empty.text"),
          action: add,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("purchases.title")} />
}
