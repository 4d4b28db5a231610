import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Statement } from "#contract/statements"
import { formatDay, formatMoney } from "~/components/format"
import { useLanguage } from "~/components/use-language"

/** Columns that a narrow screen shows below the movement instead. */
const wide = "hidden whitespace-nowrap px-2 sm:table-cell"
const sum = "figure py-2.5 pl-2 text-right whitespace-nowrap"

/** Every movement in the order of its days, between the two balances. */
export function Movements({ statement }: { statement: Statement }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { currency, from, to, opening, debit, credit, closing, movements } = statement
  const day = (text: string) => formatDay(text, language)
  const money = (cents: number) => formatMoney(cents, currency, language)
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t("statement.title")}</caption>
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className={`${wide} py-2 pl-0 font-normal`}>
            {t("statement.day")}
          </th>
          <th scope="col" className="py-2 pr-2 font-normal">
            {t("statement.what")}
          </th>
          <th scope="col" className={`${wide} py-2 text-right font-normal`}>
            {t("statement.debit")}
          </th>
          <th scope="col" className={`${wide} py-2 text-right font-normal`}>
            {t("statement.credit")}
          </th>
          <th scope="col" className="py-2 pl-2 text-right font-normal">
            {t("statement.balance")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        <tr>
          <td className={`${wide} pl-0`}>{day(from)}</td>
          <th scope="row" className="py-2.5 pr-2 text-left font-medium">
            {t("statement.movements.opening")}
          </th>
          <td className={wide} />
          <td className={wide} />
          <td className={`${sum} font-medium`}>{money(opening)}</td>
        </tr>
        {movements.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a movement has no other name than its place
          <tr key={at} className="align-top">
            <td className={`${wide} py-2.5 pl-0`}>{day(one.day)}</td>
            <th scope="row" className="py-2.5 pr-2 text-left font-normal">
              <span className="font-medium">{t(`statement.movements.${one.what}`)}</span>{" "}
              {one.billId && one.reference ? (
                <Link to={`../bills/${one.billId}`} className="text-accent underline">
                  {one.reference}
                </Link>
              ) : (
                one.reference
              )}
              {one.means ? (
                <span className="block text-muted">
                  {t(`bills.means.${one.means}`)}
                  {one.pending ? ` · ${t("statement.pending")}` : null}
                </span>
              ) : null}
              <span className="block text-muted sm:hidden">
                {day(one.day)}
                {one.debit > 0 ? ` · ${t("statement.debit")} ${money(one.debit)}` : null}
                {one.credit > 0 ? ` · ${t("statement.credit")} ${money(one.credit)}` : null}
              </span>
            </th>
            <td className={`${wide} ${sum}`}>{one.debit > 0 ? money(one.debit) : null}</td>
            <td className={`${wide} ${sum}`}>{one.credit > 0 ? money(one.credit) : null}</td>
            <td className={sum}>{money(one.balance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-line border-t font-semibold">
        <tr>
          <td className={`${wide} py-2.5 pl-0`}>{day(to)}</td>
          <th scope="row" className="py-2.5 pr-2 text-left">
            {t("statement.movements.closing")}
          </th>
          <td className={`${wide} ${sum}`}>{money(debit)}</td>
          <td className={`${wide} ${sum}`}>{money(credit)}</td>
          <td className={sum}>{money(closing)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
