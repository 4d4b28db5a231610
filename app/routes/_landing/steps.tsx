import { useTranslation } from "react-i18next"
import type { Landing } from "./landings"

const steps = ["one", "two", "three"] as const

export function Steps({ landing }: { landing: Landing }) {
  const { t } = useTranslation()
  return (
    <section className="border-line border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16">
        <h2 className="font-semibold text-2xl tracking-tight">{t("public:landing.stepsTitle")}</h2>
        <ol className="mt-8 grid gap-8 lg:grid-cols-3">
          {steps.map((step, at) => (
            <li key={step} className="border-accent border-t-2 pt-4">
              <p aria-hidden="true" className="font-semibold text-accent text-xl tabular-nums">
                {at + 1}
              </p>
              <h3 className="mt-1 font-medium text-lg">
                {t(`public:landing.${landing}.steps.${step}.title`)}
              </h3>
              <p className="mt-1 text-muted">{t(`public:landing.${landing}.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
