import { useTranslation } from "react-i18next"
import type { OfferTotals } from "#contract/offers"
import { useCells } from "~/components/table/cells"

/** What the open offers come to, whole and weighted, on one line; each currency apart. */
export function OpenTotals({ totals }: { totals: OfferTotals }) {
  const { t } = useTranslation()
  const { money } = useCells()
  const { count, withoutValue } = totals
  const sums = totals.totals.flatMap(({ currency, valueHT, weightedHT }) => [
    { name: `${currency} value`, label: t("offers.totals.value"), text: money(valueHT, currency) },
    {
      name: `${currency} weighted`,
      label: t("offers.totals.weighted"),
      text: money(weightedHT, currency),
    },
  ])
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      {[{ name: "count", label: t("offers.totals.open"), text: String(count) }, ...sums].map(
        ({ name, label, text }) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="figure font-semibold">{text}</dd>
          </div>
        ),
      )}
      {withoutValue > 0 ? (
        <div className="text-muted text-xs">
          <dt className="sr-only">{t("offers.totals.value")}</dt>
          <dd>{t("offers.column.withoutValue", { count: withoutValue })}</dd>
        </div>
      ) : null}
    </dl>
  )
}
