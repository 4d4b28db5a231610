import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Offer, OfferEvent } from "#contract/offers"
import { SectionCard } from "~/components/screen/section-card"
import { Timeline } from "~/components/screen/timeline"
import { useHistoryTexts } from "./_history"

interface LatestHistoryProps {
  offer: Pick<Offer, "currency">
  events: OfferEvent[]
  more: boolean
}

/** What last became of an offer, and the way to all of it. */
export function LatestHistory({ offer, events, more }: LatestHistoryProps) {
  const { t } = useTranslation()
  const texts = useHistoryTexts()
  return (
    <SectionCard title={t("offers.history.title")} className="mt-5">
      <Timeline
        entries={events.map((event) => {
          const { field, value } = texts(event, offer.currency)
          return {
            id: event.id,
            at: event.at,
            title: t("offers.history.entry", { field, value }),
            text: event.by,
          }
        })}
      />
      {more ? (
        <Link to="history" className="mt-3 inline-block min-h-6 text-accent underline">
          {t("offers.history.all")}
        </Link>
      ) : null}
    </SectionCard>
  )
}
