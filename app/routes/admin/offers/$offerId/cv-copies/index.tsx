import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CvCopies } from "~/components/cv/cv-copies"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("cvCopies.forOffer", ({ offer }) => ({
  name: offer.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.see")
  const offerId = args.params.offerId ?? ""
  const [offer, copies] = await Promise.all([
    api.get("/Offers/{offerId}", { path: { offerId } }),
    api.get("/CV/copies", { query: { offerId } }),
  ])
  return { offer: { id: offer.id, title: offer.title }, copies }
}

/** What CVs were sent for an offer: what its client received. */
export default function CvCopiesOfOfferScreen() {
  const { t } = useTranslation()
  const { offer, copies } = useLoaderData<typeof loader>()
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={t("cvCopies.forOffer", { name: offer.title })}
        secondary={
          <ButtonLink to={`../offers/${offer.id}`} variant="outline">
            {t("cvCopies.toOffer")}
          </ButtonLink>
        }
      />
      {copies.length === 0 ? (
        <EmptyState
          title={t("cvCopies.noneForOffer.title")}
          text={t("cvCopies.noneForOffer.text")}
          action={<ButtonLink to="../cv/versions">{t("cvVersions.list")}</ButtonLink>}
        />
      ) : (
        <SectionCard title={t("cvCopies.list")}>
          <CvCopies copies={copies} />
        </SectionCard>
      )}
    </div>
  )
}
