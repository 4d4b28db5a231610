import { useTranslation } from "react-i18next"
import type { Book } from "#contract/books"
import { formatMoney } from "~/components/format"
import { useLanguage } from "~/components/use-language"

/** The twelve months, their quarters and the year. */
export function Sums({ book }: { book: Book }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, "EUR", language)
  const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-6">
      {book.quarters.map((sum, quarter) => (
        <dl key={name.format(Date.UTC(book.year, quarter * 3))} className="grid gap-1">
          {[0, 1, 2].map((at) => {
            const month = quarter * 3 + at
            return (
              <div key={month} className="flex justify-between gap-4">
                <dt className="text-muted">{name.format(Date.UTC(book.year, month))}</dt>
                <dd className="figure">{money(book.months[month] ?? 0)}</dd>
              </div>
            )
          })}
          <div className="flex justify-between gap-4 border-line border-t pt-1 font-medium">
            <dt>{t("books.quarter", { count: quarter + 1 })}</dt>
            <dd className="figure">{money(sum)}</dd>
          </div>
        </dl>
      ))}
      <p className="col-span-full flex justify-between gap-4 border-line border-t pt-3 font-semibold">
        <span>{t("books.total")}</span>
        <span className="figure">{money(book.total)}</span>
      </p>
      {book.credits.kept !== 0 || book.credits.used !== 0 ? (
        <p className="col-span-full text-muted text-sm">
          {t("books.credits", {
            kept: money(book.credits.kept),
            used: money(book.credits.used),
          })}
        </p>
      ) : null}
    </div>
  )
}
