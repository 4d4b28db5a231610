import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { usePublicAddress } from "~/components/shell/use-public-address"
import type { Offer } from "~/services/public/prices.server"

const conditions = ["card", "commitment", "export"] as const

/** What it costs: the trial, and the plans where there are some; nothing at all elsewhere. */
export function Price({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const isFree = offer === "free"
  return (
    <section className="mx-auto max-w-6xl px-4 pb-16">
      <div className="grid items-center gap-8 rounded-card bg-accent-soft p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="font-semibold text-2xl tracking-tight">
            {t(isFree ? "public:landing.price.freeTitle" : "public:landing.price.title")}
          </h2>
          <p className="mt-2 text-lg">
            {t(isFree ? "public:landing.price.freeText" : "public:landing.price.text")}
          </p>
          <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
            {conditions.map((condition) => (
              <li key={condition} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-5 flex-none text-accent" />
                {t(`public:landing.price.${condition}`)}
              </li>
            ))}
          </ul>
          {offer === "plans" ? (
            <p className="mt-5">
              <a href={addressOf("/pricing")} className="font-medium text-accent underline">
                {t("public:landing.price.plans")}
              </a>
            </p>
          ) : null}
        </div>
        <ActionLink href={addressOf("/auth/sign-up")}>{t("auth.signUp")}</ActionLink>
      </div>
    </section>
  )
}
