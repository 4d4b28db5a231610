import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { FormRow } from "./_rows"

/** The bills that days of a row are on, which keeps these days as they are. */
export function BillsOfRow({ row }: { row: FormRow }) {
  const { t } = useTranslation()
  const bills = new Map(row.saved?.billed.map(({ billId, number }) => [billId, number]))
  if (bills.size === 0) return null
  return (
    <span className="flex flex-wrap gap-2 text-xs">
      {t("timesheets.onBills")}
      {[...bills].map(([id, number]) => (
        <Link key={id} to={`../bills/${id}`} className="text-accent underline">
          {number ?? t("timesheets.draftBill")}
        </Link>
      ))}
    </span>
  )
}
