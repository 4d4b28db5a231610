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
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("screen.named", ({ label }) => ({ name: label }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const outcomeId = args.params.outcomeId ?? ""
  const [outcome, activity, kinds] = await Promise.all([
    api.get("/Outcomes/{outcomeId}", { path: { outcomeId } }),
    activityOf(api, args.request, "outcomes", outcomeId),
    optionNames(args.request, api, "expenseKind"),
  ])
  return { ...outcome, kind: kinds.read(outcome.kind), activity }
}

export default function OutcomeScreen() {
  const { t } = useTranslation()
  const outcome = useLoaderData<typeof loader>()
  const money = (cents: number) => <MoneyCell cents={cents} currency={outcome.currency} />
  return (
    <>
      <PageHeader
        title={outcome.label}
        secondary={
          outcome.can.includes("remove") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("outcomes.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          outcome.can.includes("change") ? (
            <ButtonLink to="edit">{t("outcomes.change")}</ButtonLink>
          ) : null
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SectionCard title={t("outcomes.groups.outcome")}>
          <PropertyList
            properties={[
              { label: t("outcomes.day"), value: <DateCell day={outcome.day} /> },
              { label: t("outcomes.payeeName"), value: outcome.payeeName },
              {
                label: t("outcomes.category"),
                value: t(`outcomes.categories.${outcome.category}`),
              },
              { label: t("outcomes.kind"), value: outcome.kind },
            ]}
          />
          {outcome.purchaseId ? (
            <p className="mt-4 text-muted text-sm">
              {t("outcomes.purchase")}{" "}
              <LinkCell to={`../purchases/${outcome.purchaseId}`}>
                {t("outcomes.purchaseLink")}
              </LinkCell>
            </p>
          ) : null}
        </SectionCard>
        <SectionCard title={t("outcomes.groups.money")}>
          <PropertyList
            properties={[
              { label: t("outcomes.amount"), value: money(outcome.amount) },
              { label: t("outcomes.vatRate"), value: <PercentCell rate={outcome.vatRate} /> },
              { label: t("outcomes.vat"), value: money(outcome.vat) },
              { label: t("outcomes.means"), value: t(`bills.means.${outcome.means}`) },
              {
                label: t("outcomes.accountId"),
                value: outcome.accountId && (
                  <LinkCell to={`../accounts/${outcome.accountId}`}>{outcome.accountName}</LinkCell>
                ),
              },
            ]}
          />
        </SectionCard>
        <ActivityFeed feed={outcome.activity} className="lg:col-span-2" />
      </div>
    </>
  )
}
