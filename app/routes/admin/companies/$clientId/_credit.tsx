import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ClientCredit as Credit } from "#contract/client-credits"
import { formatDay } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"

/** What a client has paid too much, and what became of it. */
export function ClientCredit({ credit, unpaid }: { credit: Credit; unpaid: number }) {
  const { t, i18n } = useTranslation()
  const { balance, currency, entries } = credit
  if (entries.length === 0 && unpaid === 0) return null
  return (
    <SectionCard
      title={t("companies.credit.title")}
      aside={<MoneyCell cents={balance} currency={currency} />}
      className="lg:col-span-2"
    >
      {entries.length === 0 ? <p className="text-muted">{t("companies.credit.none")}</p> : null}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-40 flex-1">
              {t(`companies.credit.what.${entry.what}`)}
              {entry.billId && entry.number ? (
                <>
                  {" "}
                  <Link to={`../bills/${entry.billId}`} className="text-accent underline">
                    {entry.number}
                  </Link>
                </>
              ) : null}
              <span className="block text-muted text-sm">
                {formatDay(entry.day, i18n.language)}
              </span>
            </span>
            <MoneyCell cents={entry.amount} currency={currency} />
          </li>
        ))}
      </ul>
      {credit.can.length > 0 ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {credit.can.includes("pay") ? (
            <ButtonLink to="payments" variant="outline">
              {t("companies.payment.open")}
            </ButtonLink>
          ) : null}
          {credit.can.includes("refund") ? (
            <ButtonLink to="refunds" variant="outline">
              {t("companies.refund.open")}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </SectionCard>
  )
}
