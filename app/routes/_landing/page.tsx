import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { PublicLayout } from "~/components/shell/public-layout"
import { SampleBill } from "./sample-bill"

const reasons = ["bill", "law", "profile", "data"] as const

/** A landing page; `area` names its texts below `landing.`. */
export function LandingPage({ area, comingSoon }: { area: string; comingSoon: boolean }) {
  const { t } = useTranslation()
  return (
    <PublicLayout comingSoon={comingSoon}>
      <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:py-24">
        <div className="flex flex-col items-start gap-6">
          <h1 className="font-semibold text-3xl tracking-tight">{t(`landing.${area}.title`)}</h1>
          <p className="max-w-prose text-lg text-muted">{t(`landing.${area}.text`)}</p>
          <CallToAction comingSoon={comingSoon} />
        </div>
        <SampleBill area={area} />
      </section>
      <section className="border-line border-y bg-surface">
        <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 py-14 sm:grid-cols-2">
          <h2 className="font-semibold text-2xl tracking-tight sm:col-span-2">
            {t(`landing.${area}.reasonsTitle`)}
          </h2>
          {reasons.map((reason) => (
            <div key={reason}>
              <h3 className="font-medium text-lg">
                {t(`landing.${area}.reasons.${reason}.title`)}
              </h3>
              <p className="mt-1 text-muted">{t(`landing.${area}.reasons.${reason}.text`)}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-16">
        <h2 className="font-semibold text-2xl tracking-tight">{t("landing.close")}</h2>
        <CallToAction comingSoon={comingSoon} />
      </section>
    </PublicLayout>
  )
}

function CallToAction({ comingSoon }: { comingSoon: boolean }) {
  const { t } = useTranslation()
  if (comingSoon) return <p className="font-medium text-lg">{t("landing.comingSoon")}</p>
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ActionLink href="/auth/sign-up">{t("auth.signUp")}</ActionLink>
        <ActionLink href="/auth/sign-in" look="quiet">
          {t("auth.signIn")}
        </ActionLink>
      </div>
      <p className="text-muted">{t("auth.trial")}</p>
    </>
  )
}
