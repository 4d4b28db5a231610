import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { bankLineStates } from "#contract/choices"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { useCells } from "~/components/table/cells"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { ProposalText } from "./_proposal"

export const handle = titled("bankLines.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/BankLines", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown) }
}

const shown = [
  "id",
  "accountName",
  "day",
  "label",
  "counterparty",
  "amount",
  "currency",
  "state",
  "verdict",
  "proposal",
] as const

const stateTones = { open: "info", matched: "success", takenOut: "neutral" } as const

/** The lines of all statements: what each was for, or may have been. */
export default function BankLinesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const [params] = useSearchParams()
  const state = bankLineStates.find((each) => each === params.get("state"))
  const { page } = useLoaderData<typeof loader>()
  const isSomeSure = page.rows.some(({ verdict }) => verdict === "sure")
  return (
    <>
      <PageHeader
        title={t("bankLines.title")}
        text={t("bankLines.text")}
        action={
          isSomeSure && can("treasury.edit") && can("bills.edit") && can("purchases.edit") ? (
            <StatusButton action="confirmation" variant="default">
              {t("bankLines.confirmSure")}
            </StatusButton>
          ) : can("treasury.create") ? (
            <ButtonLink to="../bank-imports/new">{t("bankImports.new")}</ButtonLink>
          ) : null
        }
      />
      <ResourceTable
        label={t("bankLines.title")}
        rows={page.rows}
        page={page}
        rowTo={(line) => line.id}
        sortedBy="-day"
        search={t("bankLines.search")}
        empty={{ title: t("bankLines.empty.title"), text: t("bankLines.empty.text") }}
        active={state ? [{ text: t(`bankLines.states.${state}`), names: ["state"] }] : []}
        filters={
          <FilterSelect
            name="state"
            label={t("bankLines.state")}
            options={bankLineStates.map((each) => ({
              value: each,
              label: t(`bankLines.states.${each}`),
            }))}
          />
        }
        columns={[
          {
            name: "label",
            header: t("bankImports.label"),
            cell: (line) => line.label || line.counterparty,
          },
          {
            name: "proposal",
            header: t("bankLines.proposal"),
            card: "second",
            cell: (line) =>
              line.proposal ? (
                <ProposalText proposal={line.proposal} verdict={line.verdict} />
              ) : null,
          },
          {
            name: "account",
            header: t("bankImports.accountId"),
            shown: "wide",
            cell: (line) => line.accountName,
          },
          {
            name: "day",
            header: t("bankImports.day"),
            sort: "day",
            card: "small",
            cell: (line) => cells.date(line.day),
          },
          {
            name: "state",
            header: t("bankLines.state"),
            card: "state",
            cell: (line) =>
              cells.status(stateTones[line.state], t(`bankLines.states.${line.state}`)),
          },
          {
            name: "amount",
            header: t("bankImports.amount"),
            sort: "amount",
            align: "end",
            card: "amount",
            cell: (line) => cells.money(line.amount, line.currency),
          },
        ]}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("bankLines.title")} />
}
