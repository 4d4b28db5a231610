import { useTranslation } from "react-i18next"
import type { OfferDetails } from "#contract/offers"
import { isOpenStage } from "#domain/offer"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

interface ActionsProps {
  offer: OfferDetails
}

/** What comes next for an offer: to accept it, or to draft what was agreed. */
export function MainAction({ offer }: ActionsProps) {
  const { t } = useTranslation()
  const can = useCan()
  if (offer.can.includes("accept"))
    return <ButtonLink to="acceptance">{t("offers.accept.open")}</ButtonLink>
  const hasPaper = offer.quoteId !== null || offer.contractId !== null
  const mayDraft = can("quotes.create") || can("contracts.create")
  if (offer.state === "accepted" && !hasPaper && mayDraft && offer.can.includes("move"))
    return <ButtonLink to="acceptance">{t("offers.accept.paper")}</ButtonLink>
  return null
}

/** What else one often does to an offer. */
export function OtherActions({ offer }: ActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {offer.can.includes("move") ? (
        <ButtonLink to="moves" variant="outline">
          {t(isOpenStage(offer.state) ? "offers.move.open" : "offers.reopen")}
        </ButtonLink>
      ) : null}
      {offer.can.includes("change") ? (
        <ButtonLink to="edit" variant="outline">
          {t("offers.change")}
        </ButtonLink>
      ) : null}
    </>
  )
}

/** What is done to an offer more seldom. */
export function MoreOfOffer({ offer }: ActionsProps) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <>
      <ButtonLink to="history" variant="ghost">
        {t("offers.history.all")}
      </ButtonLink>
      {can("cv.see") ? (
        <ButtonLink to="cv-copies" variant="ghost">
          {t("cvCopies.title")}
        </ButtonLink>
      ) : null}
      {offer.can.includes("remove") ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("offers.delete")}
        </ButtonLink>
      ) : null}
    </>
  )
}
