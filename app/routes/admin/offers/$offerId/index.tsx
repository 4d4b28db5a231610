import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { today } from "~/services/today.server"
import { MainAction, MoreOfOffer, OtherActions } from "../_actions"
import { stateTones } from "../_choices"
import { LatestHistory } from "../_latest-history"
import { NextActionCard } from "../_next-action-card"
import { OfferProperties } from "../_properties"

export const handle = titled<typeof loader>("screen.named", ({ offer }) => ({ name: offer.title }))

/** As much of its history as the page shows; the rest has a page of its own. */
const latest = 10

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { offerId: args.params.offerId ?? "" }
  const [found, history, activity, sources, reasons] = await Promise.all([
    api.get("/Offers/{offerId}", { path }),
    api.list("/Offers/{offerId}/events", { path, query: { limit: latest } }),
    activityOf(api, args.request, "offers", path.offerId),
    optionNames(args.request, api, "offerSource"),
    optionNames(args.request, api, "abortReason"),
  ])
  const called = {
    source: sources.read(found.source),
    abortReason: reasons.read(found.abortReason),
  }
  const offer = { ...found, ...called }
  return { activity, offer, events: history.rows, more: history.total > latest, today: today() }
}

export default function OfferScreen() {
  const { t } = useTranslation()
  const { offer, events, more, activity, today } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={offer.title}
        badge={
          <StatusBadge tone={stateTones[offer.state]}>
            {t(`offers.states.${offer.state}`)}
          </StatusBadge>
        }
        secondary={<OtherActions offer={offer} />}
        more={<MoreOfOffer offer={offer} />}
        action={<MainAction offer={offer} />}
      />
      <NextActionCard offer={offer} today={today} />
      <OfferProperties offer={offer} />
      <LatestHistory offer={offer} events={events} more={more} />
      <ActivityFeed feed={activity} />
    </>
  )
}
