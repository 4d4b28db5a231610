import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { isOwed } from "#domain/bill-kind"
import { DocumentSummary } from "~/components/bill/document-summary"
import { Progress } from "~/components/bill/progress"
import { formatDay } from "~/components/format"

/** What one opens a bill for: what is due, until when, from whom, and how far it has come. */
export function BillSummary({ bill }: { bill: Bill }) {
  const { t, i18n } = useTranslation()
  const owed = isOwed(bill.kind)
  const isOpen = owed && bill.number !== null && bill.due > 0
  const until = isOpen && bill.dueDate && formatDay(bill.dueDate, i18n.language, "long")
  return (
    <DocumentSummary
      label={t(isOpen ? "bills.due" : "bills.totalTTC")}
      cents={isOpen ? bill.due : bill.totalTTC}
      currency={bill.currency}
      client={bill}
      until={
        until ? (
          <p className={bill.status === "overdue" ? "font-medium text-danger" : "text-muted"}>
            {t(bill.status === "overdue" ? "bills.wasDueOn" : "bills.dueOn", { day: until })}
          </p>
        ) : null
      }
    >
      {owed ? <BillProgress bill={bill} /> : null}
    </DocumentSummary>
  )
}

function BillProgress({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const sentAt = bill.emails.find(({ state }) => state === "sent")?.sentAt
  const isSettled = bill.number !== null && bill.due === 0
  // How it ended says how: a bill may be given back, or up.
  const end = bill.status === "credited" || bill.status === "writtenOff" ? bill.status : "paid"
  return (
    <Progress
      label={t("bills.progress")}
      steps={[
        { label: t("billStatus.draft"), done: true },
        { label: t("billStatus.issued"), done: bill.number !== null, day: bill.releaseDate },
        {
          label: t("billStatus.sent"),
          done: sentAt !== undefined || bill.status === "sent",
          day: sentAt,
        },
        { label: t(`billStatus.${end}`), done: isSettled, day: bill.paymentDate },
      ]}
    />
  )
}
