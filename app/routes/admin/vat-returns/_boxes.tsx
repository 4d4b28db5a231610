import { useTranslation } from "react-i18next"
import type { VatReturnDetails } from "#contract/vat-returns"
import { formatRoundMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { useLanguage } from "~/components/use-language"

/** The boxes that hold something, as the form has them: to copy. */
export function Boxes({ boxes }: Pick<VatReturnDetails, "boxes">) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = (euros: number | null) =>
    euros === null ? "" : formatRoundMoney(euros * 100, "EUR", language)
  const filled = boxes.filter(({ base, amount }) => amount !== 0 || (base ?? 0) !== 0)
  return (
    <SectionCard title={t("vatReturns.boxes.title")}>
      {filled.length === 0 ? (
        <p className="text-muted text-sm">{t("vatReturns.boxes.none")}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-left text-muted">
              <tr>
                <th scope="col" className="py-2 pr-4 font-medium">
                  {t("vatReturns.boxes.box")}
                </th>
                <th scope="col" className="py-2 pl-4 text-right font-medium">
                  {t("vatReturns.boxes.base")}
                </th>
                <th scope="col" className="py-2 pl-4 text-right font-medium">
                  {t("vatReturns.boxes.amount")}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {filled.map(({ box, code, base, amount }) => (
                <tr key={box}>
                  <th scope="row" className="py-2 pr-4 text-left font-normal">
                    <span className="font-semibold">{box}</span> {t(`vatReturns.boxNames.${box}`)}
                    {code ? <span className="text-muted"> ({code})</span> : null}
                  </th>
                  <td className="figure py-2 pl-4 text-right">{money(base)}</td>
                  <td className="figure py-2 pl-4 text-right">{money(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SectionCard>
  )
}

const figures = [
  ...(["gross", "onAssets", "onOther", "givenBack", "creditBefore", "deductible"] as const),
  ...(["net", "credit", "instalments", "toPay", "overpaid"] as const),
]

/** What a year that is declared at once comes to. */
export function YearlyFigures({ yearly }: { yearly: NonNullable<VatReturnDetails["yearly"]> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <SectionCard title={t("vatReturns.yearly.title")}>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {figures.map((name) => (
          <div key={name} className="flex justify-between gap-x-4">
            <dt>{t(`vatReturns.yearly.${name}`)}</dt>
            <dd className="figure font-semibold">
              {formatRoundMoney(yearly[name] * 100, "EUR", language)}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
