import { useTranslation } from "react-i18next"
import { formatDay, formatMoney } from "~/components/format"

/** A bill as Plume draws it, for the eye: its figures are an example. */
export function SampleBill({ area }: { area: string }) {
  const { t, i18n } = useTranslation()
  const money = (cents: number) => formatMoney(cents, "EUR", i18n.language)
  return (
    <figure className="rounded-card border border-line bg-surface p-6 shadow-over">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold text-lg">{t("landing.sample.title")}</span>
        <span className="rounded-control bg-success-soft px-2 py-1 text-sm text-success">
          {t("landing.sample.paid")}
        </span>
      </figcaption>
      <p className="mt-1 text-muted text-sm">
        {t("landing.sample.date", { day: formatDay("2026-11-20", i18n.language, "long") })}
      </p>
      <dl className="mt-6 grid gap-3">
        {[
          { key: "first", cents: 240_000 },
          { key: "second", cents: 60_000 },
        ].map(({ key, cents }) => (
          <div key={key} className="flex justify-between gap-4 border-line border-b pb-3">
            <dt>{t(`landing.${area}.lines.${key}`)}</dt>
            <dd className="tabular-nums">{money(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-muted">
          <dt>{t("landing.sample.vat")}</dt>
          <dd className="tabular-nums">{money(60_000)}</dd>
        </div>
        <div className="flex justify-between gap-4 font-semibold text-lg">
          <dt>{t("landing.sample.total")}</dt>
          <dd className="tabular-nums">{money(360_000)}</dd>
        </div>
      </dl>
    </figure>
  )
}
