import { useTranslation } from "react-i18next"
import type { PurchaseDetails } from "#contract/purchases"
import { formatNumber } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { MoneyCell } from "~/components/table/cells"
import { useLanguage } from "~/components/use-language"

/** The lines as the file says them; those of the smallest profiles of Factur-X have none. */
export function PurchaseLines({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (text: string | null) => (text === null ? "?" : formatNumber(text, language))
  return (
    <SectionCard title={t("purchases.lines")} className="lg:col-span-2">
      {purchase.lines.length === 0 ? (
        <p className="text-muted">
          {t(purchase.fileId ? "purchases.noLines" : "purchases.typedLines")}
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {purchase.lines.map((line, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and have no other name
              key={at}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="break-words font-medium">{line.name ?? "–"}</p>
                {line.description ? (
                  <p className="break-words text-muted text-sm">{line.description}</p>
                ) : null}
                <p className="text-muted text-sm">
                  {[
                    line.quantity && `${number(line.quantity)} × ${number(line.unitPrice)}`,
                    line.vatRate && t("purchases.vatRate", { rate: number(line.vatRate) }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              <p className="figure font-medium">
                <MoneyCell cents={line.amountHT} currency={purchase.currency} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}
