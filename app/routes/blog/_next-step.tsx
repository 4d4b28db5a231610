import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { usePublicAddress } from "~/components/shell/use-public-address"
import type { Offer } from "~/services/public/prices.server"

/** What a reader may do next; a sheet of paper has no use for it. */
export function NextStep({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  return (
    <aside className="mx-auto w-full max-w-2xl px-4 pb-12" data-print="no">
      <div className="rounded-card bg-accent-soft p-6">
        <h2 className="font-semibold text-lg">{t("public:blog.next.title")}</h2>
        <p className="mt-1 mb-4">{t("public:blog.next.text")}</p>
        <ActionLink href={addressOf("/auth/sign-up")}>{t("auth.signUp")}</ActionLink>
        <p className="mt-3 text-muted text-sm">
          {t(offer === "free" ? "auth.free" : "auth.trial")}
        </p>
      </div>
    </aside>
  )
}
