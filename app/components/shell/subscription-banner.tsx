import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { SubscriptionNotice } from "#domain/subscription"
import { formatDay } from "../format"
import { useLanguage } from "../use-language"

/** What a subscription asks to be told, on each page, with the way to what can be done. */
export function SubscriptionBanner({ notice }: { notice: SubscriptionNotice }) {
  const { t } = useTranslation()
  const day = formatDay(notice.day, useLanguage())
  const isSoft = notice.kind === "trialEnds"
  return (
    <p
      role="status"
      className={`mb-6 rounded-control px-4 py-3 ${isSoft ? "bg-info-soft" : "bg-warning-soft"}`}
    >
      {t(`shell.subscription.${notice.kind}`, { day })}{" "}
      <Link to="subscription" className="font-medium underline">
        {t("shell.screens.subscription")}
      </Link>
    </p>
  )
}
