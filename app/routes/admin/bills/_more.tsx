import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink, buttonClass } from "~/components/ui/button"
import { useCan } from "~/services/person"

/** What few come to a bill for: its links, its files for machines, another like it, its end as a draft. */
export function MoreOfBill({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <>
      {bill.number ? (
        <ButtonLink to="links" variant="quiet">
          {t("privateLinks.title")}
        </ButtonLink>
      ) : null}
      {bill.kind === "bill" && can("bills.create") && can("bills.edit") ? (
        <ButtonLink to={`../recurring-bills/new?billId=${bill.id}`} variant="quiet">
          {t("recurringBills.fromBill")}
        </ButtonLink>
      ) : null}
      {bill.documentStored && !bill.events.some(({ what }) => what === "submissionQueued") ? (
        <StatusButton action="submission" variant="quiet">
          {t("bills.submission.open")}
        </StatusButton>
      ) : null}
      {bill.documentStored ? (
        <>
          <a href={`./${bill.id}/xml`} download="" className={buttonClass({ variant: "quiet" })}>
            {t("bills.xml")}
          </a>
          <a href={`./${bill.id}/ubl`} download="" className={buttonClass({ variant: "quiet" })}>
            {t("bills.ubl")}
          </a>
        </>
      ) : null}
      {bill.number === null ? (
        <ButtonLink to="delete" variant="quiet" data-overlay="dialog">
          {t("bills.delete")}
        </ButtonLink>
      ) : null}
    </>
  )
}
