import { useTranslation } from "react-i18next"
import type { VatReturnDetails } from "#contract/vat-returns"
import { formatDay } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { LinkCell } from "~/components/table/cells"
import { useLanguage } from "~/components/use-language"

interface ChecksProps {
  checks: NonNullable<VatReturnDetails["checks"]>
  /** The last day of the period. */
  to: string
}

/** What to look at before a period is declared; each leads to where it is done. */
export function Checks({ checks, to }: ChecksProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { uncheckedPurchases, openLines, foreignBills, gaps } = checks
  const day = (text: string) => formatDay(text, language)
  if (uncheckedPurchases + openLines + foreignBills + gaps.length === 0)
    return <Banner tone="success" title={t("vatReturns.checks.none")} />
  return (
    <Banner tone="warning" title={t("vatReturns.checks.title", { day: day(to) })}>
      <ul className="list-disc pl-5">
        {uncheckedPurchases > 0 ? (
          <li>
            <LinkCell to="../purchases?state=draft" needs="purchases.see">
              {t("vatReturns.checks.purchases", { count: uncheckedPurchases })}
            </LinkCell>
          </li>
        ) : null}
        {openLines > 0 ? (
          <li>
            <LinkCell to="../bank-lines?state=open">
              {t("vatReturns.checks.lines", { count: openLines })}
            </LinkCell>
          </li>
        ) : null}
        {gaps.map((gap) => (
          <li key={gap.accountId}>
            <LinkCell to={`../accounts/${gap.accountId}`}>
              {t("vatReturns.checks.gap", {
                account: gap.accountName,
                from: day(gap.from),
                to: day(gap.to),
              })}
            </LinkCell>
          </li>
        ))}
        {foreignBills > 0 ? (
          <li>{t("vatReturns.checks.foreign", { count: foreignBills })}</li>
        ) : null}
      </ul>
    </Banner>
  )
}
