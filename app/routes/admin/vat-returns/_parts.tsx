import { useTranslation } from "react-i18next"
import type { VatReturnDetails } from "#contract/vat-returns"
import { isDeduction } from "#domain/vat-parts"
import { formatPercent } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell, MoneyCell } from "~/components/table/cells"
import { useLanguage } from "~/components/use-language"

type Part = VatReturnDetails["parts"][number]

interface PartsProps {
  parts: Part[]
  of: "collected" | "deductible"
  sum: number
}

/** Every payment, bill or purchase that a figure is made of, on its own day. */
export function Parts({ parts, of, sum }: PartsProps) {
  const { t } = useTranslation()
  const listed = parts.filter((part) => isDeduction(part) === (of === "deductible"))
  return (
    <SectionCard title={t(`vatReturns.sums.${of}`)} aside={<MoneyCell cents={sum} />}>
      {listed.length === 0 ? (
        <p className="text-muted text-sm">{t("vatReturns.parts.none")}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {listed.map((part) => (
            <PartRow key={`${part.day} ${part.label} ${part.kind} ${part.rate}`} part={part} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function PartRow({ part }: { part: Part }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const place = placeOf(part)
  const rate = part.kind === "taxed" ? ` · ${formatPercent(part.rate, language)}` : ""
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
      <div className="min-w-0 break-words">
        <DateCell day={part.day} /> ·{" "}
        {place ? <LinkCell {...place}>{part.label}</LinkCell> : part.label}
        <p className="text-muted">
          {t(`vatReturns.kinds.${part.kind}`)}
          {rate}
          {part.isEarlier ? ` · ${t("vatReturns.parts.earlier")}` : null}
        </p>
      </div>
      <p className="text-right">
        <MoneyCell cents={part.tax} />
        <span className="block text-muted">
          {t("vatReturns.parts.base")} <MoneyCell cents={part.base} />
        </span>
      </p>
    </li>
  )
}

/** Where to read more of it, for who may. */
function placeOf({ billId, incomeId, purchaseId, outcomeId }: Part) {
  if (billId) return { to: `../bills/${billId}`, needs: "bills.see" } as const
  if (incomeId) return { to: `../incomes/${incomeId}`, needs: "treasury.see" } as const
  if (purchaseId) return { to: `../purchases/${purchaseId}`, needs: "purchases.see" } as const
  return outcomeId ? ({ to: `../outcomes/${outcomeId}`, needs: "treasury.see" } as const) : null
}
