import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { voucherStates } from "#contract/choices"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { useNameOf } from "./_say"

export const handle = titled("vouchers.title")

const shown = ["id", "day", "amount", "currency", "payee", "lineId", "lineLabel"] as const

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Vouchers", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown) }
}

/** The papers of expenses: those that wait for their line, and those that are attached. */
export default function VouchersScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const nameOf = useNameOf()
  const [params] = useSearchParams()
  const { page } = useLoaderData<typeof loader>()
  const state = voucherStates.find((each) => each === params.get("state"))
  const add = can("treasury.create") ? <ButtonLink to="new">{t("vouchers.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("vouchers.title")} text={t("vouchers.text")} action={add} />
      <ResourceTable
        label={t("vouchers.title")}
        rows={page.rows}
        page={page}
        rowTo={(voucher) => voucher.id}
        sortedBy="-day"
        search={t("vouchers.search")}
        active={state ? [{ text: t(`vouchers.states.${state}`), names: ["state"] }] : []}
        filters={
          <FilterSelect
            name="state"
            label={t("vouchers.state")}
            options={voucherStates.map((value) => ({
              value,
              label: t(`vouchers.states.${value}`),
            }))}
          />
        }
        columns={[
          { name: "payee", header: t("vouchers.payee"), cell: nameOf },
          {
            name: "day",
            header: t("vouchers.day"),
            sort: "day",
            card: "small",
            cell: (voucher) => cells.date(voucher.day),
          },
          {
            name: "line",
            header: t("vouchers.line"),
            card: "second",
            cell: (voucher) => voucher.lineLabel,
          },
          {
            name: "state",
            header: t("vouchers.state"),
            card: "state",
            cell: (voucher) =>
              voucher.lineId
                ? cells.status("success", t("vouchers.states.attached"))
                : cells.status("info", t("vouchers.states.waiting")),
          },
          {
            name: "amount",
            header: t("vouchers.amount"),
            sort: "amount",
            align: "end",
            card: "amount",
            cell: (voucher) => cells.money(voucher.amount, voucher.currency),
          },
        ]}
        empty={{ title: t("vouchers.empty.title"), text: t("vouchers.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("vouchers.title")} />
}
