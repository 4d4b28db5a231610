import { useTranslation } from "react-i18next"
import { formatNumber } from "~/components/format"
import { MoneyCell, PercentCell } from "~/components/table/cells"
import type { Bill } from "../../../../contract/bills"
import { SumList } from "./_sum-list"

/** The lines of a bill, and what they come to, as they stand on it. */
export function BillLines({ bill }: { bill: Bill }) {
  const { t, i18n } = useTranslation()
  const { lines, currency } = bill
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
              {(["quantity", "unitPriceHT", "vatRate", "amountHT"] as const).map((column) => (
                <th key={column} scope="col" className="px-2 py-2 text-right font-normal last:pr-0">
                  {t(`bills.line.${column}`)}
                </th>
              ))}
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
                </th>
                <td className="figure whitespace-nowrap px-2 py-3 text-right">
                  {t(`bills.quantities.${line.unit}`, {
                    count: Number(line.quantity),
                    quantity: formatNumber(line.quantity, i18n.language),
                  })}
                </td>
                <td className="px-2 py-3 text-right">
                  <MoneyCell cents={line.unitPriceHT} currency={currency} />
                </td>
                <td className="px-2 py-3 text-right">
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
        <SumList sums={bill} paid={bill.number ? bill.paid : undefined} currency={currency} />
      </div>
    </>
  )
}
