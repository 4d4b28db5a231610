import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Statement } from "#contract/statements"
import { formatDay, formatMoney } from "~/components/format"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { useCan } from "~/services/person"

/** What is to be paid today, how late it is, and what that costs by now. */
export function OpenBills({ statement }: { statement: Statement }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  const { clientId, currency, open, due, overdue, clientCredit, interest, indemnity } = statement
  const money = (cents: number) => formatMoney(cents, currency, language)
  const sums = [
    { label: t("statement.due"), cents: due },
    ...(overdue > 0 ? [{ label: t("statement.overdue"), cents: overdue }] : []),
    ...(clientCredit > 0 ? [{ label: t("statement.clientCredit"), cents: -clientCredit }] : []),
    { label: t("statement.owed"), cents: due - clientCredit, isTotal: true },
    ...(interest > 0 ? [{ label: t("bills.late.interest"), cents: interest }] : []),
    ...(indemnity > 0 ? [{ label: t("bills.late.indemnity"), cents: indemnity }] : []),
  ]
  return (
    <>
      <ul className="divide-y divide-line">
        {open.map((bill) => (
          <li key={bill.billId} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
            <div className="min-w-40 flex-1">
              <Link to={`../bills/${bill.billId}`} className="font-medium text-accent underline">
                {bill.number}
              </Link>
              <p className="text-muted text-sm">
                {t("statement.dueOn", { day: formatDay(bill.dueDate, language) })}
                {bill.daysLate > 0 ? (
                  <>
                    {" · "}
                    <span className="text-danger">
                      {t("bills.late.days", { count: bill.daysLate })}
                    </span>
                  </>
                ) : null}
              </p>
            </div>
            <div className="ml-auto text-right">
              <p className="figure font-medium">{money(bill.due)}</p>
              {bill.interest + bill.indemnity > 0 ? (
                <p className="figure text-muted text-sm">
                  {t("statement.lateCost", { amount: money(bill.interest + bill.indemnity) })}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-4 ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-line border-t pt-4">
        {sums.map(({ label, cents, isTotal }) => (
          <div key={label} className={isTotal ? "contents font-semibold" : "contents"}>
            <dt>{label}</dt>
            <dd className="figure text-right">{money(cents)}</dd>
          </div>
        ))}
      </dl>
      {interest + indemnity > 0 ? (
        <p className="mt-3 text-muted text-sm">{t("statement.lateText")}</p>
      ) : null}
      {overdue > 0 && can("bills.edit") ? (
        <p className="mt-4" data-print="no">
          <ButtonLink to={`../companies/${clientId}/formal-notice`} variant="outline">
            {t("bills.late.notice")}
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}
