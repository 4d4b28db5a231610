import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"

/** What was asked before the bill, or the bill that deducts a deposit. */
export function BillDeposits({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const mayAsk = bill.can.includes("askDeposit")
  const related = bill.deductedBy ? [bill.deductedBy] : bill.deposits
  if (!mayAsk && related.length === 0) return null
  return (
    <SectionCard title={t(bill.deductedBy ? "bills.deposits.deductedBy" : "bills.deposits.title")}>
      {related.length === 0 ? <p className="text-muted">{t("bills.deposits.text")}</p> : null}
      <ul className="divide-y divide-line">
        {related.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-40 flex-1">
              <LinkCell to={`../bills/${one.id}`}>{one.number ?? t("billStatus.draft")}</LinkCell>
            </span>
            <MoneyCell cents={one.totalTTC} currency={bill.currency} />
          </li>
        ))}
      </ul>
      {mayAsk ? (
        <ButtonLink to="deposits/new" variant="outline" className="mt-4">
          {t("bills.deposits.open")}
        </ButtonLink>
      ) : null}
    </SectionCard>
  )
}
