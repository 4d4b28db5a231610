import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Book } from "#contract/books"
import { formatMoney } from "~/components/format"
import { useLanguage } from "~/components/use-language"
import { useCan } from "~/services/person"

const ages = ["notDue", "late30", "late60", "late90", "older"] as const

/** What each client owes, by how late it is. */
export function Ageing({ rows }: { rows: Book["ageing"] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  if (rows.length === 0) return <p className="text-muted">{t("books.nothingDue")}</p>
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.clientId} className="grid gap-2 py-3">
          <p className="flex flex-wrap justify-between gap-x-6">
            {can("clients.see") ? (
              <Link to={`../companies/${row.clientId}`} className="font-medium">
                {row.clientName}
              </Link>
            ) : (
              <span className="font-medium">{row.clientName}</span>
            )}
            <span className="figure font-semibold">{formatMoney(row.due, "EUR", language)}</span>
          </p>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {ages
              .filter((age) => row[age] > 0)
              .map((age) => (
                <div key={age} className="flex gap-2">
                  <dt className="text-muted">{t(`books.ages.${age}`)}</dt>
                  <dd className="figure">{formatMoney(row[age], "EUR", language)}</dd>
                </div>
              ))}
          </dl>
          <p className="text-sm">
            <Link to={`../companies/${row.clientId}/statement`} className="text-accent underline">
              {t("statement.link")}
              <span className="sr-only"> {row.clientName}</span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
