import { useTranslation } from "react-i18next"
import type { Treasury } from "#contract/treasury"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell, MoneyCell } from "~/components/table/cells"

type Receipts = Treasury["receipts"]

/** As many as the page shows at once; those before open from a line. */
const latest = 5

/** The latest receipts, each with how much of it belongs to whom. */
export function ReceiptSplits({ receipts }: { receipts: Receipts }) {
  const { t } = useTranslation()
  const earlier = receipts.slice(latest)
  return (
    <SectionCard title={t("treasury.receipts.title")} className="lg:col-span-2">
      {receipts.length === 0 ? (
        <p className="text-muted">{t("treasury.receipts.none")}</p>
      ) : (
        <ReceiptList receipts={receipts.slice(0, latest)} />
      )}
      {earlier.length > 0 ? (
        <details className="mt-3 border-line border-t pt-3">
          <summary className="cursor-pointer py-1 font-medium">
            {t("treasury.receipts.earlier", { count: earlier.length })}
          </summary>
          <ReceiptList receipts={earlier} />
        </details>
      ) : null}
    </SectionCard>
  )
}

function ReceiptList({ receipts }: { receipts: Receipts }) {
  return (
    <ul className="divide-y divide-line">
      {receipts.map(({ sequence, day, label, amount, billId, incomeId, split }) => (
        <li key={sequence} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
          <div className="min-w-0">
            <p className="break-words font-medium">
              {incomeId ? (
                <LinkCell to={`../incomes/${incomeId}`}>{label}</LinkCell>
              ) : billId ? (
                <LinkCell to={`../bills/${billId}`} needs="bills.see">
                  {label}
                </LinkCell>
              ) : (
                label
              )}
            </p>
            <p className="text-muted text-sm">
              <DateCell day={day} /> · <MoneyCell cents={amount} />
            </p>
          </div>
          {split ? <Split split={split} /> : null}
        </li>
      ))}
    </ul>
  )
}

type ReceiptSplit = NonNullable<Receipts[number]["split"]>

function Split({ split }: { split: ReceiptSplit }) {
  const { t } = useTranslation()
  const { yours, vat, contributions, training, chamber, incomeTax } = split
  const shares = [
    [t("treasury.receipts.vat"), vat],
    [t("treasury.receipts.contributions"), contributions],
    [t("treasury.receipts.training"), training],
    [t("treasury.receipts.chamber"), chamber],
    [t("treasury.receipts.incomeTax"), incomeTax],
  ] as const
  return (
    <dl className="text-sm">
      <div className="flex justify-between gap-x-6 font-medium">
        <dt>{t("treasury.receipts.yours")}</dt>
        <dd>
          <MoneyCell cents={yours} />
        </dd>
      </div>
      {shares.map(([name, amount]) =>
        amount === 0 ? null : (
          <div key={name} className="flex justify-between gap-x-6 text-muted">
            <dt>{name}</dt>
            <dd>
              <MoneyCell cents={amount} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
