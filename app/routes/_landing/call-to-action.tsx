import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { usePublicAddress } from "~/components/shell/use-public-address"
import type { Offer } from "~/services/public/prices.server"

/** The way in, and what it costs: nothing, or nothing for a while. */
export function CallToAction({
  comingSoon,
  offer,
  onAccent = false,
}: {
  comingSoon: boolean
  offer: Offer
  /** It stands on the accent's colour. */
  onAccent?: boolean
}) {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  if (comingSoon)
    return <p className="mt-8 font-medium text-lg">{t("public:landing.comingSoon")}</p>
  return (
    <>
      <div className="mt-8">
        <ActionLink href={addressOf("/auth/sign-up")} look={onAccent ? "quiet" : "primary"}>
          {t("auth.signUp")}
        </ActionLink>
      </div>
      <p className={onAccent ? "mt-3" : "mt-3 text-muted"}>
        {t(offer === "free" ? "auth.free" : "auth.trial")}
      </p>
    </>
  )
}
