import { useTranslation } from "react-i18next"

const promises = ["yours", "frozen", "sober", "open"] as const

/** What holds today, whoever runs the installation. */
export function Trust({ comingSoon }: { comingSoon: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="mx-auto max-w-6xl px-4 py-16">
      <h2 className="font-semibold text-2xl tracking-tight">{t("public:landing.trustTitle")}</h2>
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        {promises.map((promise) => (
          <div key={promise} className="rounded-card border border-line bg-surface p-6">
            <h3 className="font-medium text-lg">{t(`public:landing.trust.${promise}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`public:landing.trust.${promise}.text`)}</p>
            {promise === "open" && !comingSoon ? (
              <a href="/api/docs" className="mt-2 inline-block py-1 text-accent underline">
                {t("public:landing.trust.open.link")}
              </a>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  )
}
