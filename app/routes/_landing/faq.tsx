import { useTranslation } from "react-i18next"
import type { Offer } from "~/services/public/prices.server"
import { type Landing, landings } from "./landings"

/** The answer about what comes after the trial, by what there is. */
const after = { free: "cost", trial: "after", plans: "plans" } as const

export function Faq({ landing, offer }: { landing: Landing; offer: Offer }) {
  const { t } = useTranslation()
  return (
    <section className="border-line border-t bg-surface">
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-6 px-4 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 className="font-semibold text-2xl tracking-tight">{t("public:landing.faqTitle")}</h2>
        <div className="faq divide-y divide-line border-line border-y">
          {landings[landing].faq
            .map((question) => (question === "after" ? after[offer] : question))
            .map((question) => (
              <details key={question}>
                <summary>{t(`public:landing.faq.${question}.question`)}</summary>
                <p className="max-w-prose pb-5 text-muted">
                  {t(`public:landing.faq.${question}.answer`)}
                </p>
              </details>
            ))}
        </div>
      </div>
    </section>
  )
}
