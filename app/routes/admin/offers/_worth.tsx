import { useTranslation } from "react-i18next"
import type { Offer } from "#contract/offers"
import { isOpenStage } from "#domain/offer"
import { formatDay, formatMoney, formatPercent } from "~/components/format"
import { StatusBadge } from "~/components/screen/status-badge"

type Worth = Pick<Offer, "valueHT" | "weightedHT" | "weight" | "probability" | "currency">

/** What an offer is worth by its weight, and whose weight that is. */
export function OfferWorth({ offer }: { offer: Worth }) {
  const { t, i18n } = useTranslation()
  if (offer.valueHT === null) return <>{t("offers.noValue")}</>
  return (
    <>
      {t(offer.probability === null ? "offers.weighed" : "offers.ownWeight", {
        amount: formatMoney(offer.valueHT, offer.currency, i18n.language),
        weight: formatPercent(offer.weight, i18n.language),
      })}
    </>
  )
}

/** For how long an offer is in its stage, in words; marked where that is long. */
export function StageAge({ offer }: { offer: Pick<Offer, "age" | "lingers" | "state"> }) {
  const { t } = useTranslation()
  return (
    <>
      {offer.age === 0 ? t("offers.age.today") : t("offers.age.days", { count: offer.age })}
      {offer.lingers ? (
        <>
          {" "}
          <StatusBadge tone="warning">{t("offers.lingers")}</StatusBadge>
        </>
      ) : null}
    </>
  )
}

type Planned = Pick<Offer, "nextAction" | "nextActionOn" | "nextActionAt" | "state">

/** What is to be done next and when; an open offer without anything says so. */
export function NextStep({ offer, today }: { offer: Planned; today: string }) {
  const { t, i18n } = useTranslation()
  if (!isOpenStage(offer.state)) return null
  const { nextAction, nextActionOn, nextActionAt } = offer
  if (!nextAction || !nextActionOn)
    return <StatusBadge tone="warning">{t("offers.action.none")}</StatusBadge>
  const day = [formatDay(nextActionOn, i18n.language), nextActionAt].filter(Boolean).join(", ")
  return (
    <>
      {nextAction}, {day}{" "}
      {nextActionOn < today ? (
        <StatusBadge tone="danger">{t("offers.action.overdue")}</StatusBadge>
      ) : null}
      {nextActionOn === today ? (
        <StatusBadge tone="info">{t("offers.action.today")}</StatusBadge>
      ) : null}
    </>
  )
}
