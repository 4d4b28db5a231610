import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { MoneyCell, PercentCell } from "~/components/table/cells"

export type Sums = Pick<Bill, "totalHT" | "totalVat" | "totalTTC" | "vat"> & { discount?: number }

interface SumListProps {
  sums: Sums
  /** What settled it already, and what is left; left out of a draft, and of what gives back. */
  settled?: Pick<Bill, "paid" | "prepaid" | "credited" | "writtenOff" | "due">
  currency: string
}

/** What lines come to, in the order in which a bill says it: HT, VAT by rate, TTC, paid, due. */
export function SumList({ sums, settled, currency }: SumListProps) {
  const { t } = useTranslation()
  const rates = sums.vat.filter(({ tax }) => tax > 0)
  return (
    <dl className="ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
      {sums.discount ? (
        <>
          <Sum
            label={t("bills.totals.linesHT")}
            cents={sums.totalHT + sums.discount}
            currency={currency}
          />
          <Sum label={t("bills.totals.discount")} cents={-sums.discount} currency={currency} />
        </>
      ) : null}
      <Sum label={t("bills.totals.totalHT")} cents={sums.totalHT} currency={currency} />
      {rates.map(({ rate, base, tax }) => (
        <div key={rate} className="contents text-muted">
          <dt>
            {t("bills.vatAt")} <PercentCell rate={rate} />
            {rates.length > 1 ? (
              <>
                {" "}
                {t("bills.vatOn")} <MoneyCell cents={base} currency={currency} />
              </>
            ) : null}
          </dt>
          <dd className="text-right">
            <MoneyCell cents={tax} currency={currency} />
          </dd>
        </div>
      ))}
      {rates.length === 0 ? (
        <Sum label={t("bills.totals.totalVat")} cents={0} currency={currency} />
      ) : null}
      <Sum
        label={t("bills.totals.totalTTC")}
        cents={sums.totalTTC}
        currency={currency}
        emphasis="font-semibold"
      />
      {settled ? (
        <>
          {settled.prepaid > 0 ? (
            <Sum label={t("bills.deposits.title")} cents={settled.prepaid} currency={currency} />
          ) : null}
          {settled.credited > 0 ? (
            <Sum label={t("bills.credited")} cents={settled.credited} currency={currency} />
          ) : null}
          <Sum label={t("bills.totals.paid")} cents={settled.paid} currency={currency} />
          {settled.writtenOff > 0 ? (
            <Sum label={t("bills.writeOff.one")} cents={settled.writtenOff} currency={currency} />
          ) : null}
          <Sum
            label={t("bills.due")}
            cents={settled.due}
            currency={currency}
            emphasis="font-semibold"
          />
        </>
      ) : null}
    </dl>
  )
}

interface SumProps {
  label: string
  cents: number
  currency: string
  emphasis?: string
}

function Sum({ label, cents, currency, emphasis = "" }: SumProps) {
  return (
    <div className={`contents ${emphasis}`}>
      <dt>{label}</dt>
      <dd className="text-right">
        <MoneyCell cents={cents} currency={currency} />
      </dd>
    </div>
  )
}
