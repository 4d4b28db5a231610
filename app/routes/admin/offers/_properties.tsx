import { useTranslation } from "react-i18next"
import type { Offer } from "#contract/offers"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell, MoneyCell, PercentCell } from "~/components/table/cells"
import { StageAge } from "./_worth"

/** What is known of an offer, in the parts of its form. */
export function OfferProperties({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <SectionCard title={t("offers.groups.who")}>
        <PropertyList
          properties={[
            {
              label: t("offers.client"),
              value: (
                <LinkCell to={`../companies/${offer.clientId}`} needs="clients.see">
                  {offer.clientName}
                </LinkCell>
              ),
            },
            {
              label: t("offers.contact"),
              value: offer.contactId && (
                <LinkCell to={`../contacts/${offer.contactId}`} needs="contacts.see">
                  {offer.contactName}
                </LinkCell>
              ),
            },
            {
              label: t("offers.source"),
              value: offer.source,
            },
            { label: t("offers.stage"), value: <StageAge offer={offer} /> },
            ...(offer.abortReason
              ? [{ label: t("offers.abortReason"), value: <AbortReason offer={offer} /> }]
              : []),
            ...(offer.quoteId || offer.contractId
              ? [{ label: t("offers.paper"), value: <Paper offer={offer} /> }]
              : []),
            {
              label: t("offers.modifiedAt"),
              value: (
                <>
                  <DateCell day={offer.modifiedAt} />
                  {offer.modifiedBy ? `, ${offer.modifiedBy}` : null}
                </>
              ),
            },
          ]}
        />
      </SectionCard>
      <SectionCard title={t("offers.groups.worth")}>
        <PropertyList
          properties={[
            {
              label: t("offers.tjmHT"),
              value: <MoneyCell cents={offer.tjmHT} currency={offer.currency} />,
            },
            { label: t("offers.expectedDays"), value: <Days days={offer.expectedDays} /> },
            {
              label: t("offers.valueHT"),
              value: <MoneyCell cents={offer.valueHT} currency={offer.currency} />,
            },
            {
              label: t(offer.probability === null ? "offers.weight" : "offers.probability"),
              value: <PercentCell rate={offer.weight} />,
            },
            {
              label: t("offers.weightedHT"),
              value: <MoneyCell cents={offer.weightedHT} currency={offer.currency} />,
            },
            {
              label: t("offers.expectedStart"),
              value: offer.expectedStart && <DateCell day={offer.expectedStart} />,
            },
          ]}
        />
      </SectionCard>
      <SectionCard title={t("offers.groups.need")} className="lg:col-span-2">
        <PropertyList
          properties={(["description", "technicalNeeds", "context", "remark"] as const).map(
            (name) => ({ label: t(`offers.${name}`), value: offer[name], wide: true }),
          )}
        />
      </SectionCard>
    </div>
  )
}

/** Why it came to nothing, with what was said of it. */
function AbortReason({ offer }: { offer: Offer }) {
  const { abortReason, abortWords } = offer
  return <>{[abortReason, abortWords].filter(Boolean).join(". ")}</>
}

/** The quote or the contract that was drafted of it. */
function Paper({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  return offer.quoteId ? (
    <LinkCell to={`../quotes/${offer.quoteId}`} needs="quotes.see">
      {t("offers.quote")}
    </LinkCell>
  ) : (
    <LinkCell to={`../contracts/${offer.contractId}`} needs="contracts.see">
      {t("offers.contract")}
    </LinkCell>
  )
}

/** A count of days in the reader's language: 12,5. */
function Days({ days }: { days: string | null }) {
  const { language } = useTranslation().i18n
  return days === null ? null : (
    <span className="figure">
      {new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(Number(days))}
    </span>
  )
}
