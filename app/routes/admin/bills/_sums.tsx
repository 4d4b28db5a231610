import { useTranslation } from "react-i18next"
import type { BillTotals } from "#contract/bills"
import { formatMoney } from "~/components/format"
import { Tile } from "~/components/screen/tile"
import { useCells } from "~/components/table/cells"

/** What the filtered bills come to. Drafts are told apart: nobody owes them. */
export function BillSums({ totals }: { totals: BillTotals }) {
  const { t, i18n } = useTranslation()
  const { money } = useCells()
  const { currency, drafts } = totals
  const besides =
    drafts.count > 0
      ? t("bills.totals.drafts", {
          count: drafts.count,
          amount: formatMoney(drafts.totalTTC, currency, i18n.language),
        })
      : undefined
  const amount = (cents: number) => (
    <span className="figure sm:text-xl">{money(cents, currency)}</span>
  )
  return (
    // By the room there is for text of this size, which a window's width does not tell.
    <div className="@container mb-5">
      <div className="grid grid-cols-1 gap-3 @min-[20rem]:grid-cols-2 @min-[52rem]:grid-cols-4">
        <Tile label={t("bills.totals.billedHT")} value={amount(totals.totalHT)} />
        <Tile label={t("bills.totals.billedTTC")} value={amount(totals.totalTTC)} text={besides} />
        <Tile label={t("bills.totals.paid")} value={amount(totals.paid)} />
        <Tile label={t("bills.totals.unpaid")} value={amount(totals.unpaid)} />
      </div>
    </div>
  )
}
