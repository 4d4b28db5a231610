import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { StatusButton } from "~/components/screen/status-button"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"

/** What few come to a bill for: its links, its files for machines, another like it, its end as a draft. */
export function MoreOfBill({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  return (
    <>
      {bill.number ? (
        <ButtonLink to="links" variant="ghost">
          {t("privateLinks.title")}
        </ButtonLink>
      ) : null}
      {bill.can.includes("repeat") ? (
        <ButtonLink to={`../recurring-bills/new?billId=${bill.id}`} variant="ghost">
          {t("recurringBills.fromBill")}
        </ButtonLink>
      ) : null}
      {bill.can.includes("submit") ? (
        <StatusButton action="submission" variant="ghost">
          {t("bills.submission.open")}
        </StatusButton>
      ) : null}
      {bill.documentStored ? (
        <>
          <a href={`./${bill.id}/xml`} download="" className={buttonVariants({ variant: "ghost" })}>
            {t("bills.xml")}
          </a>
          <a href={`./${bill.id}/ubl`} download="" className={buttonVariants({ variant: "ghost" })}>
            {t("bills.ubl")}
          </a>
        </>
      ) : null}
      {bill.can.includes("remove") ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("bills.delete")}
        </ButtonLink>
      ) : null}
    </>
  )
}
