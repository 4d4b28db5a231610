import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { formatDay } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"

const ways = ["credit", "replace", "writeOff", "undoWriteOff", "duplicate"] as const

/** What corrected an issued bill, and the ways to correct it or to begin another from it. */
export function BillCorrections({ bill }: { bill: Bill }) {
  const { t, i18n } = useTranslation()
  const { followers, kind } = bill
  const isOpen = ways.some((act) => bill.can.includes(act))
  if (kind === "creditNote") return null
  return (
    <SectionCard title={t("bills.corrections.title")}>
      <p className="text-muted">
        {t(
          bill.can.includes("creditDiscount")
            ? "bills.corrections.discountTaken"
            : bill.correctable
              ? "bills.corrections.text"
              : "bills.corrections.none",
        )}
      </p>
      {followers.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {followers.map((follower) => (
            <li key={follower.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-40 flex-1">
                <LinkCell to={`../bills/${follower.id}`}>
                  {follower.number ?? t("billStatus.draft")}
                </LinkCell>
                <span className="block text-muted text-sm">
                  {t(`bills.kinds.${follower.kind}`)}
                  {follower.number && follower.releaseDate
                    ? ` · ${formatDay(follower.releaseDate, i18n.language)}`
                    : null}
                </span>
              </span>
              <MoneyCell cents={follower.totalTTC} currency={bill.currency} />
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {bill.can.includes("creditDiscount") ? (
            <ButtonLink to="credit-notes/new?of=discount" data-overlay="dialog">
              {t("bills.corrections.creditDiscount")}
            </ButtonLink>
          ) : null}
          {bill.can.includes("credit") ? (
            <ButtonLink to="credit-notes/new" variant="outline" data-overlay="dialog">
              {t("bills.corrections.creditNote")}
            </ButtonLink>
          ) : null}
          {bill.can.includes("replace") ? (
            <ButtonLink to="corrections/new" variant="outline" data-overlay="dialog">
              {t("bills.corrections.correction")}
            </ButtonLink>
          ) : null}
          {bill.can.includes("writeOff") || bill.can.includes("undoWriteOff") ? (
            <ButtonLink to="write-off" variant="outline" data-overlay="dialog">
              {t(
                bill.can.includes("undoWriteOff")
                  ? "bills.writeOff.takeBackOpen"
                  : "bills.writeOff.open",
              )}
            </ButtonLink>
          ) : null}
          {bill.can.includes("duplicate") ? (
            <StatusButton action="duplicates">{t("bills.corrections.duplicate")}</StatusButton>
          ) : null}
        </div>
      ) : null}
    </SectionCard>
  )
}
