import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { isOwed } from "#domain/bill-kind"
import { formatNumber } from "~/components/format"
import { MoneyCell, PercentCell, PriceCell } from "~/components/table/cells"
import { SumList } from "./sum-list"

/** Columns that a narrow screen shows below the name instead. */
const wide = "hidden px-2 text-right sm:table-cell"

/** A quote has lines too, and settles nothing. */
type DocumentLines = Pick<
  Bill,
  "lines" | "currency" | "totalHT" | "totalVat" | "totalTTC" | "vat" | "discount"
>

/** The lines of a bill, and what they come to, as they stand on it. */
export function BillLines({ bill }: { bill: DocumentLines | Bill }) {
  const { t, i18n } = useTranslation()
  const { lines, currency } = bill
  const quantityOf = ({ unit, quantity }: Bill["lines"][number]) =>
    t(`bills.quantities.${unit}`, {
      count: Number(quantity),
      quantity: formatNumber(quantity, i18n.language),
    })
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{t("bills.lines")}</caption>
          <thead className="text-left text-muted">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                {t("bills.line.serviceName")}
              </th>
              {(["quantity", "unitPriceHT", "vatRate"] as const).map((column) => (
                <th key={column} scope="col" className={`${wide} py-2 font-normal`}>
                  {t(`bills.line.${column}`)}
                </th>
              ))}
              <th scope="col" className="py-2 pl-2 text-right font-normal">
                {t("bills.line.amountHT")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill have no other name than their place
              <tr key={at} className="align-top">
                <th scope="row" className="py-3 pr-4 text-left font-medium">
                  {line.serviceName}
                  {line.description ? (
                    <p className="whitespace-pre-line font-normal text-muted">{line.description}</p>
                  ) : null}
                  {line.discountRate ? (
                    <p className="font-normal text-muted">
                      {t("bills.line.discountRate")} <PercentCell rate={line.discountRate} />
                    </p>
                  ) : null}
                  <p className="font-normal text-muted sm:hidden">
                    {quantityOf(line)} × <PriceCell cents={line.unitPriceHT} currency={currency} />
                    {" · "}
                    {t("bills.line.vatRate")} <PercentCell rate={line.vatRate} />
                  </p>
                </th>
                <td className={`${wide} figure whitespace-nowrap py-3`}>{quantityOf(line)}</td>
                <td className={`${wide} py-3`}>
                  <PriceCell cents={line.unitPriceHT} currency={currency} />
                </td>
                <td className={`${wide} py-3`}>
                  <PercentCell rate={line.vatRate} />
                </td>
                <td className="py-3 pl-2 text-right">
                  <MoneyCell cents={line.amountHT} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 border-line border-t pt-4">
        <SumList
          sums={bill}
          settled={"due" in bill && bill.number && isOwed(bill.kind) ? bill : undefined}
          currency={currency}
        />
      </div>
    </>
  )
}
