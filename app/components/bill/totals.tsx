import { useTranslation } from "react-i18next"
import { MoneyCell } from "~/components/table/cells"
import { SumList } from "./sum-list"
import { useTypedLines } from "./typed-lines"

/** What the lines come to while they are typed. */
export function LiveTotals() {
  const { totals } = useTypedLines()
  return (
    <div aria-live="polite" className="empty:hidden">
      {totals ? (
        <div className="ml-auto max-w-md rounded-card bg-sunken p-4">
          <SumList sums={totals} currency="EUR" />
        </div>
      ) : null}
    </div>
  )
}

/** On phones the form is long: what it comes to stays in sight at the foot of it, above the bar. */
export function StickyTotal() {
  const { t } = useTranslation()
  const { totals } = useTypedLines()
  if (!totals) return null
  return (
    // The totals below the lines are what is read aloud.
    <p
      aria-hidden="true"
      className="sticky bottom-[calc(var(--bar)+0.5rem)] z-10 flex justify-between gap-4 rounded-card border border-line bg-raised px-4 py-2 font-semibold shadow-over sm:hidden"
    >
      <span>{t("bills.totals.totalTTC")}</span>
      <MoneyCell cents={totals.totalTTC} currency="EUR" />
    </p>
  )
}
