import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { profilePageOf } from "~/components/profile-page"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { useCells } from "~/components/table/cells"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("plans.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "plans.see")
  const [plans, seller] = await Promise.all([api.get("/Plans"), api.get("/Plans/seller")])
  return { plans, seller }
}

/** What the installation offers, and who bills it. */
export default function PlansScreen() {
  const { t } = useTranslation()
  const { plans, seller } = useLoaderData<typeof loader>()
  const { money } = useCells()
  const language = useLanguage()
  const can = useCan()
  const add = can("plans.create") ? <ButtonLink to="new">{t("plans.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("plans.title")} text={t("plans.text")} action={add} />
      <div className="grid gap-5">
        <SectionCard title={t("plans.seller.title")}>
          <p>
            {seller.name ? t("plans.seller.named", { name: seller.name }) : t("plans.seller.none")}
          </p>
          {can("plans.edit") && seller.missing.length > 0 ? (
            <>
              <p className="mt-3 text-warning">{t("plans.seller.missing")}</p>
              <ul className="mt-1 list-disc pl-5">
                {seller.missing.map(({ path, code }) => (
                  <li key={path}>
                    <Link
                      to={`../profile/${profilePageOf(path)}#${path}`}
                      className="text-accent underline"
                    >
                      {t(`errors.${code}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ) : can("plans.edit") && !seller.isOneself ? (
            <Form method="post" action="seller" className="mt-3">
              <Button type="submit" variant="outline">
                {t("plans.seller.become")}
              </Button>
            </Form>
          ) : null}
        </SectionCard>
        {plans.length === 0 ? (
          <EmptyState title={t("plans.empty.title")} text={t("plans.empty.text")} action={add} />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {plans.map((plan) => (
              <li key={plan.id} className="grid gap-1 rounded-card border border-line p-4">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <Link to={plan.id} className="font-semibold text-accent underline">
                    {language === "fr" ? plan.nameFr : plan.nameEn}
                  </Link>
                  <StatusBadge tone={plan.offered ? "success" : "neutral"}>
                    {t(plan.offered ? "plans.offered" : "plans.withdrawn")}
                  </StatusBadge>
                </div>
                <p className="text-muted">{t(`plans.periods.${plan.period}`)}</p>
                <p className="figure">{money(plan.priceHT)}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
