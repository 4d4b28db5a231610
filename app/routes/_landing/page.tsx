import { useTranslation } from "react-i18next"
import { PublicLayout } from "~/components/shell/public-layout"
import type { Offer } from "~/services/public/prices.server"
import { CallToAction } from "./call-to-action"
import { DirectorySearch } from "./directory-search"
import { Faq } from "./faq"
import { Features } from "./features"
import type { Landing } from "./landings"
import { landings } from "./landings"
import { Price } from "./price"
import { ProductPicture } from "./product-picture"
import { SampleBill } from "./sample-bill"
import { Steps } from "./steps"
import { Trust } from "./trust"

/** A landing page; `landing` names its texts below `public:landing.` and its pictures. */
export function LandingPage({
  landing,
  comingSoon,
  offer,
}: {
  landing: Landing
  comingSoon: boolean
  offer: Offer
}) {
  const { t } = useTranslation()
  const { picture } = landings[landing]
  return (
    <PublicLayout comingSoon={comingSoon}>
      <section className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-12 px-4 pt-12 pb-16 sm:pt-16 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-20">
        <div className="flex flex-col items-start">
          <p className="rounded-full bg-accent-soft px-3 py-1 font-medium text-accent text-sm">
            {t(`public:landing.${landing}.audience`)}
          </p>
          <h1 className="mt-5 font-semibold text-[clamp(2rem,1.5rem+2.2vw,3rem)] leading-[1.1] tracking-tight">
            {t(`public:landing.${landing}.title`)}
          </h1>
          <p className="mt-5 max-w-prose text-lg text-muted">
            {t(`public:landing.${landing}.text`)}
          </p>
          <CallToAction comingSoon={comingSoon} offer={offer} />
        </div>
        <SampleBill landing={landing} />
      </section>
      {picture === "phone" ? null : <ProductPicture name={picture} />}
      <Features landing={landing}>
        {picture === "phone" ? <ProductPicture name={picture} /> : null}
      </Features>
      <Steps landing={landing} />
      {comingSoon ? null : <DirectorySearch />}
      <Trust comingSoon={comingSoon} />
      {comingSoon ? null : <Price offer={offer} />}
      <Faq landing={landing} offer={offer} />
      <section className="bg-accent-fill text-on-accent">
        <div className="mx-auto flex max-w-6xl flex-col items-start px-4 py-14">
          <h2 className="font-semibold text-2xl tracking-tight">{t("public:landing.close")}</h2>
          <p className="mt-2 text-lg">{t("public:landing.closeText")}</p>
          <CallToAction comingSoon={comingSoon} offer={offer} onAccent />
        </div>
      </section>
    </PublicLayout>
  )
}
