import { useTranslation } from "react-i18next"
import { formatDay, formatMoney, formatPercent } from "~/components/format"
import { type Landing, landings } from "./landings"

/** A bill as Plume draws it, for the eye: people and figures are an example. */
export function SampleBill({ landing }: { landing: Landing }) {
  const { t, i18n } = useTranslation()
  const say = (key: string) => t(`public:landing.${landing}.lines.${key}`)
  const money = (cents: number) => formatMoney(cents, "EUR", i18n.language)
  const day = (date: string) => formatDay(date, i18n.language, "long")
  const { number, first, second } = landings[landing].bill
  const lines = [
    { key: "first", cents: first[0], rate: first[1] },
    { key: "second", cents: second[0], rate: second[1] },
  ]
  const rates = [...new Set(lines.map(({ rate }) => rate))].map((rate) => {
    const base = lines.reduce((sum, line) => sum + (line.rate === rate ? line.cents : 0), 0)
    return { rate, cents: Math.round((base * rate) / 100) }
  })
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  const toPay = total + rates.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <figure className="w-full min-w-0">
      <div className="rounded-card border border-line bg-surface p-5 shadow-over sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <p className="font-semibold text-lg">{t("public:landing.document.number", { number })}</p>
          <p className="rounded-full bg-success-soft px-3 py-0.5 font-medium text-sm text-success">
            {t("public:landing.document.paid")}
          </p>
        </div>
        <p className="mt-0.5 text-muted text-sm">
          {t("public:landing.document.issued", { day: day("2026-11-20") })}
        </p>
        <dl className="mt-5 grid grid-cols-2 gap-4 text-sm">
          {[
            { label: t("public:landing.document.from"), value: say("seller") },
            { label: t("public:landing.document.to"), value: say("client") },
          ].map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <dl className="mt-5 border-line border-t">
          {lines.map(({ key, cents }) => (
            <div key={key} className="flex justify-between gap-4 border-line border-b py-3">
              <dt>{say(key)}</dt>
              <dd className="figure">{money(cents)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 pt-3 text-muted text-sm">
            <dt>{t("public:landing.document.total")}</dt>
            <dd className="figure">{money(total)}</dd>
          </div>
          {rates.map(({ rate, cents }) => (
            <div key={rate} className="flex justify-between gap-4 pt-1 text-muted text-sm">
              <dt>
                {t("public:landing.document.vat", { rate: formatPercent(rate, i18n.language) })}
              </dt>
              <dd className="figure">{money(cents)}</dd>
            </div>
          ))}
          <div className="mt-3 flex justify-between gap-4 rounded-control bg-accent-soft px-3 py-2 font-semibold text-lg">
            <dt>{t("public:landing.document.toPay")}</dt>
            <dd className="figure">{money(toPay)}</dd>
          </div>
        </dl>
        <p className="mt-4 text-muted text-xs">
          {landing === "artisans" ? say("note") : t("public:landing.document.penalty")}
        </p>
      </div>
      <figcaption className="mt-2 text-muted text-xs">
        {t("public:landing.document.caption")}
      </figcaption>
    </figure>
  )
}
