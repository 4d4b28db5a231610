import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { stateTones } from "../_choices"
import { OfferProperties } from "../_properties"

export const handle = titled<typeof loader>("screen.named", ({ offer }) => ({ name: offer.title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { offerId: args.params.offerId ?? "" }
  return { offer: await api.get("/Offers/{offerId}", { path }) }
}

export default function OfferScreen() {
  const { t } = useTranslation()
  const { offer } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={offer.title}
        badge={
          <StatusBadge tone={stateTones[offer.state]}>
            {t(`offers.states.${offer.state}`)}
          </StatusBadge>
        }
        more={
          offer.can.includes("remove") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("offers.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          offer.can.includes("change") ? (
            <ButtonLink to="edit" variant="outline">
              {t("offers.change")}
            </ButtonLink>
          ) : null
        }
      />
      <OfferProperties offer={offer} />
    </>
  )
}
