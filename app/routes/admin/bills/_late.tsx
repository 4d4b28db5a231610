import { useTranslation } from "react-i18next"
import type { LateInterest } from "#contract/late-interest"
import { formatDay, formatMoney, formatPercent } from "~/components/format"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"

interface LateCostProps {
  late: LateInterest
  mayGiveNotice: boolean
}

/** What the delay costs the client by today, rate by rate, and the way to a formal notice. */
export function LateCost({ late, mayGiveNotice }: LateCostProps) {
  const { t } = useTranslation()
  const { currency } = late
  const sum = (label: string, cents: number) => ({
    label,
    value: cents > 0 ? <MoneyCell cents={cents} currency={currency} /> : null,
  })
  return (
    <SectionCard title={t("bills.late.title")}>
      <Steps late={late} />
      <PropertyList
        properties={[
          sum(t("bills.late.due"), late.due),
          sum(t("bills.late.interest"), late.interest),
          sum(t("bills.late.indemnity"), late.indemnity),
          sum(t("bills.late.total"), late.total),
        ].filter(({ value }) => value)}
      />
      {mayGiveNotice ? (
        <p className="mt-4">
          <ButtonLink to="formal-notice" variant="outline">
            {t("bills.late.notice")}
          </ButtonLink>
        </p>
      ) : null}
    </SectionCard>
  )
}

function Steps({ late: { steps, currency } }: { late: LateInterest }) {
  const { t, i18n } = useTranslation()
  const day = (text: string) => formatDay(text, i18n.language)
  if (steps.length === 0) return <p className="mb-3 text-muted">{t("bills.late.consumer")}</p>
  return (
    <div className="mb-4 text-sm text-muted">
      <ul className="grid gap-1">
        {steps.map(({ from, to, days, unpaid, percent, certain, interest }) => (
          <li key={from} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t("bills.late.step", {
                from: day(from),
                to: day(to),
                count: days,
                rate: formatPercent(percent, i18n.language),
                unpaid: formatMoney(unpaid, currency, i18n.language),
              })}
              {certain ? null : ` (${t("bills.late.provisional")})`}
            </span>
            <span className="figure">{formatMoney(interest, currency, i18n.language)}</span>
          </li>
        ))}
      </ul>
      {steps.every(({ certain }) => certain) ? null : (
        <p className="mt-2">{t("bills.late.provisionalText")}</p>
      )}
    </div>
  )
}
