import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { useCells } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("screen.named", (plan) => ({ name: plan.code }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "plans.see")
  return api.get("/Plans/{planId}", { path: { planId: args.params.planId ?? "" } })
}

/** A plan in both languages, and its prices. */
export default function PlanScreen() {
  const { t } = useTranslation()
  const plan = useLoaderData<typeof loader>()
  const { money, date } = useCells()
  const can = useCan()
  return (
    <>
      <PageHeader
        title={plan.code}
        action={
          can("plans.edit") ? (
            <ButtonLink to={`../plans/${plan.id}/edit`} variant="outline">
              {t("plans.change")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-5">
        <SectionCard title={t("plans.title")}>
          <PropertyList
            properties={[
              {
                label: t("plans.state"),
                value: (
                  <StatusBadge tone={plan.offered ? "success" : "neutral"}>
                    {t(plan.offered ? "plans.offered" : "plans.withdrawn")}
                  </StatusBadge>
                ),
              },
              { label: t("plans.period"), value: t(`plans.periods.${plan.period}`) },
              { label: t("plans.nameFr"), value: plan.nameFr },
              { label: t("plans.nameEn"), value: plan.nameEn },
              { label: t("plans.textFr"), value: plan.textFr, wide: true },
              { label: t("plans.textEn"), value: plan.textEn, wide: true },
            ]}
          />
        </SectionCard>
        <SectionCard
          title={t("plans.prices")}
          aside={
            can("plans.edit") ? (
              <ButtonLink to={`../plans/${plan.id}/prices`} variant="outline" size="sm">
                {t("plans.newPrice")}
              </ButtonLink>
            ) : null
          }
        >
          <PropertyList
            properties={plan.prices.map(({ startsOn, priceHT }) => ({
              label: `${t("plans.startsOn")} ${date(startsOn)}`,
              value: money(priceHT),
            }))}
          />
        </SectionCard>
      </div>
    </>
  )
}
