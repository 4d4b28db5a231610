import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Book } from "#contract/books"
import { formatDay, formatMoney } from "~/components/format"
import { useLanguage } from "~/components/use-language"

/** The year's entries, in the order of their days. */
export function Receipts({ book }: { book: Book }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (book.receipts.length === 0)
    return <p className="text-muted">{t("books.empty", { year: book.year })}</p>
  return (
    <ol className="divide-y divide-line">
      {book.receipts.map((receipt) => (
        <li
          key={receipt.sequence}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium">
              {receipt.billId ? (
                <Link to={`../bills/${receipt.billId}`}>{receipt.reference}</Link>
              ) : (
                receipt.reference
              )}{" "}
              – {receipt.clientName}
            </p>
            <p className="break-words text-muted text-sm">
              {t("books.sequence")} {receipt.sequence} · {formatDay(receipt.day, language)} ·{" "}
              {t(`bills.means.${receipt.means}`)} · {receipt.nature}
              {receipt.isCredit ? ` · ${t("books.isCredit")}` : null}
            </p>
          </div>
          <p className={receipt.amount < 0 ? "figure text-danger" : "figure font-medium"}>
            {formatMoney(receipt.amount, receipt.currency, language)}
          </p>
        </li>
      ))}
    </ol>
  )
}
