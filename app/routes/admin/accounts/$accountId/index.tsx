import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Movement } from "#contract/accounts"
import type { Permission } from "#contract/permissions"
import { formatIban } from "#domain/iban"
import { formatDay } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, MoneyCell, useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { PeriodFilter, useActivePeriod } from "~/components/table/period-filter"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { periodRefusal } from "~/services/period-filter.server"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"

export const handle = titled<typeof loader>("screen.named", ({ account }) => ({
  name: account.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { accountId: args.params.accountId ?? "" }
  const query = new URL(args.request.url).searchParams
  const refusal = await periodRefusal(args.request, query)
  const [account, page] = await Promise.all([
    api.get("/Accounts/{accountId}", { path }),
    api.list("/Accounts/{accountId}/movements", { path, query }),
  ])
  return { account, page, refusal, today: today() }
}

export default function AccountScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const cells = useCells()
  const may = useCan()
  const { account, page, refusal, today } = useLoaderData<typeof loader>()
  const { can, currency } = account
  const active = useActivePeriod(today)
  return (
    <>
      <PageHeader
        title={account.name}
        secondary={
          <>
            {can.includes("remove") ? (
              <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
                {t("accounts.delete")}
              </ButtonLink>
            ) : null}
            {can.includes("change") ? (
              <ButtonLink to="edit" variant="outline">
                {t("accounts.change")}
              </ButtonLink>
            ) : null}
            {can.includes("transfer") ? (
              <ButtonLink to="owner-movement" variant="outline">
                {t("accounts.own")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          can.includes("transfer") ? (
            <ButtonLink to="transfer">{t("accounts.transfer")}</ButtonLink>
          ) : null
        }
      />
      <SectionCard
        title={t("accounts.balanceOn", { day: formatDay(today, language) })}
        className="mb-5"
      >
        <p className="mb-4 font-semibold text-2xl tabular-nums">
          <MoneyCell cents={account.balance} currency={currency} />
        </p>
        <PropertyList
          properties={[
            { label: t("accounts.kind"), value: t(`accounts.kinds.${account.kind}`) },
            { label: t("accounts.bankName"), value: account.bankName },
            { label: t("accounts.iban"), value: account.iban && formatIban(account.iban) },
            { label: t("accounts.fedBy"), value: t(`accounts.feeds.${account.fedBy}`) },
            ...(account.statementsFrom
              ? [
                  {
                    label: t("accounts.statementsFrom"),
                    value: <DateCell day={account.statementsFrom} />,
                  },
                ]
              : []),
            ...(account.confirmSure
              ? [{ label: t("accounts.confirmSure"), value: t("accounts.confirmSureYes") }]
              : []),
            { label: t("accounts.openedOn"), value: <DateCell day={account.openedOn} /> },
            {
              label: t("accounts.openingBalance"),
              value: <MoneyCell cents={account.openingBalance} currency={currency} />,
            },
            ...(account.closedOn
              ? [{ label: t("accounts.closedOn"), value: <DateCell day={account.closedOn} /> }]
              : []),
          ]}
        />
      </SectionCard>
      <h2 className="mb-3 font-semibold text-lg">{t("accounts.movements")}</h2>
      <ResourceTable
        label={t("accounts.movements")}
        rows={page.rows}
        page={page}
        rowTo={(movement) => placeOf(movement, may)}
        sortedBy="-day"
        search={t("accounts.searchMovement")}
        active={active}
        refused={refusal !== undefined}
        filters={<PeriodFilter today={today} fromLabel={t("incomes.from")} refusal={refusal} />}
        aside={can.includes("export") ? <ExportLink href={`${account.id}/export`} /> : null}
        columns={[
          {
            name: "label",
            header: t("accounts.label"),
            cell: (movement) => movement.label,
          },
          {
            name: "day",
            header: t("accounts.day"),
            sort: "day",
            card: "small",
            cell: (movement) => cells.date(movement.day),
          },
          {
            name: "counterparty",
            header: t("accounts.counterparty"),
            shown: "wide",
            cell: (movement) => movement.counterparty,
          },
          {
            name: "source",
            header: t("accounts.source"),
            card: "small",
            cell: (movement) => t(`accounts.sources.${movement.source}`),
          },
          {
            name: "amount",
            header: t("accounts.amount"),
            sort: "amount",
            align: "end",
            card: "amount",
            cell: (movement) => cells.money(movement.amount, movement.currency),
          },
        ]}
        empty={{ title: t("accounts.noMovement.title"), text: t("accounts.noMovement.text") }}
      />
    </>
  )
}

/** Where one reads what a movement was posted for, or takes it back; nowhere where there is no such page for who looks. */
function placeOf(
  {
    id,
    source,
    billId,
    incomeId,
    outcomeId,
  }: Pick<Movement, "id" | "source" | "billId" | "incomeId" | "outcomeId">,
  can: (permission: Permission) => boolean,
): string | null {
  if (incomeId) return `../../incomes/${incomeId}`
  if (outcomeId) return `../../outcomes/${outcomeId}`
  if (billId) return can("bills.see") ? `../../bills/${billId}` : null
  const isOwn = source === "transfer" || source === "owner"
  return isOwn && can("treasury.delete") ? `movements/${id}/delete` : null
}
