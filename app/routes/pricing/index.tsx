import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatMoney } from "~/components/format"
import { ActionLink } from "~/components/shell/action-link"
import { PublicLayout } from "~/components/shell/public-layout"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { textOf } from "~/services/language/locale.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { findPrices } from "~/services/public/prices.server"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { publicPage } from "~/services/public/public-page.server"

export const handle = { plain: true }
export const headers = publicHeaders

export async function loader(args: LoaderFunctionArgs) {
  requireOpen()
  const { request } = args
  const t = await textOf(request)
  const title = `${t("public:pricing.title")} – Plume`
  const page = await publicPage(request, { title, description: t("public:pricing.description") })
  const { plans, means } = await findPrices(args)
  return { page, plans, isFree: means.length === 0 }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

/** The plans and what they cost, for anyone. */
export default function PricingScreen() {
  const { t, i18n } = useTranslation()
  const { plans, isFree } = useLoaderData<typeof loader>()
  const addressOf = usePublicAddress()
  const money = (cents: number) => formatMoney(cents, "EUR", i18n.language)
  return (
    <PublicLayout>
      <div className="mx-auto w-full max-w-5xl px-4 py-12 sm:py-16">
        <h1 className="font-semibold text-3xl tracking-tight">{t("public:pricing.title")}</h1>
        <p className="mt-3 text-lg text-muted">
          {t(isFree ? "public:pricing.free" : "public:pricing.text")}
        </p>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.code} className="flex flex-col gap-2 rounded-card border border-line p-6">
              <h2 className="font-semibold text-xl">{plan.name}</h2>
              {plan.text ? <p className="text-muted">{plan.text}</p> : null}
              <p>
                {plan.menus.length > 0
                  ? t("public:pricing.opens", {
                      menus: plan.menus.map((menu) => t(`roles.menu.${menu}`)).join(", "),
                    })
                  : t("public:pricing.opensAll")}
              </p>
              <p className="mt-auto pt-4">
                <span className="font-semibold text-2xl">
                  {t("public:pricing.ht", { price: money(plan.priceHT) })}
                </span>{" "}
                {t(`public:pricing.periods.${plan.period}`)}
                <span className="block text-muted">
                  {t("public:pricing.ttc", { price: money(plan.priceTTC) })}
                </span>
              </p>
            </li>
          ))}
        </ul>
        {isFree ? null : (
          <p className="mt-8">
            {t(plans.length > 0 ? "public:pricing.after" : "public:pricing.soon")}
          </p>
        )}
        <p className="mt-8">
          <ActionLink href={addressOf("/auth/sign-up")}>{t("auth.signUp")}</ActionLink>
        </p>
      </div>
    </PublicLayout>
  )
}
