import { useTranslation } from "react-i18next"
import type { BillTotals } from "#contract/bills"
import { formatMoney } from "~/components/format"
import { useCells } from "~/components/table/cells"

/** What the filtered bills come to, below them on one line: what is not paid is settled otherwise, or still due. */
export function BillSums({ totals }: { totals: BillTotals }) {
  const { t, i18n } = useTranslation()
  const { money } = useCells()
  const { currency, drafts } = totals
  const sums: [label: string, cents: number][] = [
    [t("bills.totals.billedHT"), totals.totalHT],
    [t("bills.totals.billedTTC"), totals.totalTTC],
    [t("bills.totals.paid"), totals.paid],
    // Most bills are settled by money alone; in a list of credit notes there is nothing to settle.
    ...(totals.settled > 0
      ? [[t("bills.totals.settled"), totals.settled] satisfies [string, number]]
      : []),
    [t("bills.totals.unpaid"), totals.unpaid],
  ]
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      {sums.map(([label, cents]) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="figure font-semibold">{money(cents, currency)}</dd>
        </div>
      ))}
      {drafts.count > 0 ? (
        <div className="text-muted text-xs">
          <dt className="sr-only">{t("bills.states.draft")}</dt>
          <dd>
            {t("bills.totals.drafts", {
              count: drafts.count,
              amount: formatMoney(drafts.totalTTC, currency, i18n.language),
            })}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
