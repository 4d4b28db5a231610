import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell, MoneyCell, PercentCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("screen.named", ({ label }) => ({ name: label }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const incomeId = args.params.incomeId ?? ""
  const [income, activity] = await Promise.all([
    api.get("/Incomes/{incomeId}", { path: { incomeId } }),
    activityOf(api, args.request, "incomes", incomeId),
  ])
  return { ...income, activity }
}

export default function IncomeScreen() {
  const { t } = useTranslation()
  const income = useLoaderData<typeof loader>()
  const money = (cents: number) => <MoneyCell cents={cents} currency={income.currency} />
  return (
    <>
      <PageHeader
        title={income.label}
        secondary={
          income.can.includes("remove") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("incomes.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          income.can.includes("change") ? (
            <ButtonLink to="edit">{t("incomes.change")}</ButtonLink>
          ) : null
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SectionCard title={t("incomes.groups.income")}>
          <PropertyList
            properties={[
              { label: t("incomes.day"), value: <DateCell day={income.day} /> },
              { label: t("incomes.payerName"), value: income.payerName },
              { label: t("incomes.category"), value: t(`incomes.categories.${income.category}`) },
            ]}
          />
          {income.productId ? (
            <p className="mt-4 text-muted text-sm">
              {t("incomes.product")}{" "}
              <LinkCell to={`../products/${income.productId}`}>{t("incomes.productLink")}</LinkCell>
            </p>
          ) : null}
        </SectionCard>
        <SectionCard title={t("incomes.groups.money")}>
          <PropertyList
            properties={[
              { label: t("incomes.amount"), value: money(income.amount) },
              { label: t("incomes.vatRate"), value: <PercentCell rate={income.vatRate} /> },
              { label: t("incomes.vat"), value: money(income.vat) },
              { label: t("incomes.means"), value: t(`bills.means.${income.means}`) },
              {
                label: t("incomes.accountId"),
                value: income.accountId && (
                  <LinkCell to={`../accounts/${income.accountId}`}>{income.accountName}</LinkCell>
                ),
              },
            ]}
          />
        </SectionCard>
        <SectionCard title={t("incomes.entries")} className="lg:col-span-2">
          <ul className="divide-y divide-line">
            {income.entries.map(({ sequence, day, amount }) => (
              <li key={sequence} className="flex flex-wrap justify-between gap-x-6 py-2">
                <span>
                  {t("incomes.entry", { sequence })}, <DateCell day={day} />
                </span>
                {money(amount)}
              </li>
            ))}
          </ul>
        </SectionCard>
        <ActivityFeed feed={income.activity} className="lg:col-span-2" />
      </div>
    </>
  )
}
